effect-place-adjacent = in einen angrenzenden leereberührten Sektor legen
effect-place-lowest = in den Sektor mit der kleinsten Bevölkerung legen
effect-place-highest = in den Sektor mit der größten Bevölkerung legen
effect-place-any = in einen beliebigen leereberührten Sektor legen
