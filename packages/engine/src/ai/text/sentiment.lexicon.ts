import type { Language } from '@tagmason/domain'

interface Moods {
  positive: ReadonlySet<string>
  negative: ReadonlySet<string>
  /** Turn round a word of mood that follows within three words. */
  negations: ReadonlySet<string>
}

const moods = (positive: string, negative: string, negations: string): Moods => {
  const setOf = (list: string) => new Set(list.split(/\s+/))
  return { positive: setOf(positive), negative: setOf(negative), negations: setOf(negations) }
}

/** Words that say by themselves whether somebody is content. Few and plain, so that a reading can be looked up word by word. */
export const moodWords: Record<Language, Moods> = {
  en: moods(
    `amazing awesome beautiful best better brilliant clean clear convenient delighted easier easily easy enjoy enjoyed excellent fantastic fast faster favourite favorite fine
friendly fun glad good great happy helpful helped impressed impressive intuitive liked love loved loves lovely nice perfect perfectly pleasant pleased quick quickly recommend
reliable satisfied simple smooth solved super superb thank thanks useful welcome wonderful worked works`,
    `angry annoyed annoying awful awkward bad badly broken bug bugs buggy complicated confused confusing crash crashed crashes disappointed disappointing error errors fail failed
fails failure frustrated frustrating hard hate horrible impossible lost missing mistake poor poorly problem problems sad slow slower slowly stuck terrible ugly unclear
unhappy unreliable unusable useless waste worse worst wrong`,
    `not no never don't doesn't didn't isn't wasn't aren't weren't can't cannot couldn't won't wouldn't hardly without`,
  ),
  es: moods(
    `agradable amable bien bonito bueno buena buenos buenas claro clara cómodo contento contenta encanta encantado encantada estupendo excelente fácil fácilmente fantástico
feliz funciona genial gracias gusta gustado gustó ideal increíble intuitivo maravilloso mejor mejora perfecto perfecta práctico precioso rápido rápida rápidamente recomiendo
sencillo sencilla satisfecho satisfecha útil útiles`,
    `aburrido caro complicado complicada confuso confusa decepcionado decepcionante difícil enfadado error errores falla fallo fallos fatal feo frustrante horrible imposible
incómodo inútil lamentable lenta lento mal mala malo malos malas molesto molesta peor perdido pésimo problema problemas roto rota triste`,
    `no nunca jamás sin ni tampoco nada`,
  ),
  fr: moods(
    `adore adoré agréable aime aimé beau bien bon bonne bons bonnes bravo claire clair content contente efficace excellent excellente facile facilement fantastique fluide
formidable génial géniale heureux heureuse idéal impeccable intuitif intuitive joli magnifique meilleur meilleure merci parfait parfaite pratique rapide rapidement ravi ravie
recommande satisfait satisfaite simple simplement super superbe sympa utile utiles`,
    `agaçant bug bugs cassé cassée cher compliqué compliquée confus confuse décevant décevante déçu déçue difficile dommage énervant erreur erreurs échec échoué frustrant
horrible impossible inutile inutilisable lent lente mal mauvais mauvaise moche nul nulle panne perdu pénible pire plante problème problèmes raté triste`,
    `pas jamais aucun aucune sans ni plus guère n'est`,
  ),
  de: moods(
    `angenehm begeistert beste besser danke dankbar einfach empfehle empfehlen erfreut freundlich froh fantastisch funktioniert gefällt gefallen genial gerne glücklich großartig
gut gute guten guter gutes hervorragend hilfreich intuitiv klar klasse lieben liebe lob mühelos nett nützlich perfekt praktisch prima reibungslos schnell schneller schön schöne
spitze super tadellos toll tolle tolles übersichtlich wunderbar zufrieden zuverlässig`,
    `ärgerlich abgestürzt absturz enttäuscht enttäuschend enttäuschung fehler fehlerhaft fehlgeschlagen frustrierend furchtbar hässlich kaputt katastrophe kompliziert langsam
langsamer leider mangelhaft miserabel mühsam nervig problem probleme scheitert schlecht schlechte schlechten schlechter schlimm schwer schwierig traurig umständlich
unbrauchbar unklar unmöglich unübersichtlich unzufrieden verwirrend verloren verzweifelt wütend`,
    `nicht kein keine keinen keinem keiner nie niemals ohne kaum weder`,
  ),
}
