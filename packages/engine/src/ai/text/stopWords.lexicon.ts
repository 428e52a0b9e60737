import type { Language } from '@tagmason/domain'

const lists: Record<Language, string> = {
  en: `a about above after again all also am an and any are aren't as at be because been before being below between both but by can can't cannot could couldn't
did didn't do does doesn't doing don't down during each few for from further had has hasn't have haven't having he her here hers him his how i i'd i'll i'm i've if in
into is isn't it it's its itself just let's me more most my myself no nor not now of off on once only or other our ours out over own same she should shouldn't so some
such than that that's the their theirs them then there there's these they they're this those through to too under until up us very was wasn't we we'd we'll we're we've
were weren't what when where which while who whom why will with won't would wouldn't you you'd you'll you're you've your yours yourself`,
  es: `a al algo algunas algunos ante antes aquí así aun aunque cada casi como con contra cual cuando cuánto cuántas cuántos de del desde donde dos durante e el él ella
ellas ellos en entre era eran es esa esas ese eso esos está están estaba estamos estar este esta estas esto estos estoy fue fueron ha había hace han hasta hay he la las
le les lo los más me mi mis mientras mucho muchos muy nada ni no nos nosotros nuestra nuestras nuestro nuestros o os otra otras otro otros para pero poco por porque
puede pueden que qué quien quién se sea ser si sí sido sin sobre solo sólo son soy su sus también tan tanto te tengo ti tiene tienen todo todos tu tus tuve un una uno
unas unos usted ustedes y ya yo`,
  fr: `à ai au aucun aussi autre autres aux avait avant avec avez avons c ce ceci cela ces cet cette ceux chaque chez comme comment d dans de depuis des donc du elle
elles en encore entre es est et étaient était êtes être eu eux fait font il ils j je l la le les leur leurs lui m ma mais me même mes moi mon n ne ni nos notre nous on
ont ou où par parce pas peu peut peuvent plus pour pourquoi qu quand que quel quelle quelles quels qui quoi s sa sans se sera ses si son sont sous sur t ta te tes toi
ton tous tout toute toutes très tu un une vers vos votre vous y combien lorsque afin avoir`,
  de: `aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin bis bist da damit dann das dass dein deine dem den denn der des dich die
dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines er es etwas euch für gegen gewesen hab habe haben hat hatte hatten hier
hin ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist ja jede jedem jeden jeder jedes jetzt kann kein keine keinem keinen keiner können man mehr mein meine mich
mir mit muss müssen nach nicht nichts noch nun nur ob oder ohne schon sehr sein seine seinem seinen seiner seit sich sie sind so soll sollen sondern über um und uns
unser unsere unserem unseren unter viel viele vom von vor war waren warum was weil welche welcher wenn wer werden wie wieder will wir wird wo wollen wurde wurden zu zum
zur zwischen`,
}

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

/** Words that carry grammar and no subject, by language: what tells languages apart, and what is no keyword. */
export const stopWords: Record<Language, ReadonlySet<string>> = { en: setOf(lists.en), es: setOf(lists.es), fr: setOf(lists.fr), de: setOf(lists.de) }
