effect-place-adjacent = in einen angrenzenden leereberührten Sektor legen
effect-place-lowest = in den mit der kleinsten Bevölkerung legen
effect-place-highest = in den mit der größten Bevölkerung legen
effect-place-any = in einen beliebigen leereberührten Sektor legen
