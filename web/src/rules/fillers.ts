/** Words that nobody looks up in an index. */
import type { Language } from "../words/words.svelte";

const WORDS: Readonly<Record<Language, string>> = {
  en: `a after again all also always an and any are as at back be because been before below between both but by can cannot
    come comes counts do does down each eight else end ends even every first five for four free from get give gives go goes
    gone has have here how if in into is it its keep last leave leaves left less lie lies more most must need needs never new
    next no nobody not nothing of off on once one only open or other others out over own per same several show shows six so
    start stay stays still take taken takes than that the their them then there they this three time to together too twice
    two until up was what when where whether which while who whole will with within without work works you your`,
  de: `ab aber acht alle allein allen aller alles als also alte am an andere anderen anderer anderes auch auf aus ausser bei
    beide beiden beim beliebig beliebige bis bleibt bleiben brauchen braucht bringen bringt da dabei dann darauf darf das dass
    dem den der des die dies diese dieser dort drei du durch durfen ein eine einem einen einer eines einmal einzeln erst erste
    ersten erster es etwas folgt frei freiwillig fur ganz geben gegen gehen geht gehort gehoren gelten genau gibt gilt hat haben
    hier hochstens ihr ihre ihrem ihren ihrer im immer in ist je jede jedem jeden jeder jedes kann kein keine keinem keinen
    keiner keines kommen kommt konnen links man mehr mehrere mindestens mit muss mussen nach nachste nicht nichts nie niemand
    niemandem noch nur ob oder ohne pro rechts sein seine sich sie sind so sofort sonst stehen steht statt uber um und unter viele
    vier vom von vor wann war was weder weg weiter weniger wenn wer werden wie wieder wird wo worauf zahlen zahlt zu zuerst zum
    zur zuruck zusammen zwei zweimal zwischen`,
  it: `a ad agli ai al all alla alle allo anche ancora basta c che chi ci cio come con conta contano cosa cui d da dagli dai
    dal dall dalla dalle de degli dei del dell della delle dello deve di dopo dove due e ed entrambe entrambi essere fino fra fuori
    gia gli ha hanno i il in insieme intero io l la le lei li libera libero lo loro ma mai massimo meno mentre molti ne negli nei
    nel nell nella nelle nello nessun nessuna nessuno niente no non nulla nuova nuovo o ogni ognuno oltre ora otto per perche piu
    poi possono primo prima propri propria proprie proprio puo puoi qualsiasi quale quali quando quanto quattro quel questa questo
    resta restano richiede richiedono sei sempre senza si sia so sola soli solo sono sopra sotto sta stessa stesso su subito sue
    sugli sui sul sull sulla sulle suo suoi tra tre tu tua tue tuo tutta tutte tutti tutto un una uno uguale va vale valgono vanno
    verso vi via vince volta volte`,
};

export const FILLERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(WORDS.en.split(/\s+/)),
  de: new Set(WORDS.de.split(/\s+/)),
  it: new Set(WORDS.it.split(/\s+/)),
};
