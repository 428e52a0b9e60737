import type { Language } from '@tagmason/domain'

/** What a plan can know of a visitor: a closed list, none of it personal data. With the value that the snippet shows. */
export const attributeExamples = {
  login_status: 'logged_in',
  subscription_status: 'subscriber',
  subscription_plan: 'premium',
  customer_type: 'returning',
  account_language: 'en',
  user_role: 'admin',
  loyalty_level: 'gold',
  industry: 'retail',
  company_size: '11-50',
} as const
export type Attribute = keyof typeof attributeExamples

/** Two kinds of people that an attribute tells apart. */
export const attributePairs = [
  ['member', 'guest', 'login_status'],
  ['fresh', 'returning', 'customer_type'],
  ['consumer', 'business', 'customer_type'],
  ['subscriber', 'unsubscribed', 'subscription_status'],
  ['free', 'paying', 'subscription_plan'],
] as const satisfies readonly (readonly [Group, Group, Attribute])[]

type Group = 'member' | 'guest' | 'fresh' | 'returning' | 'consumer' | 'business' | 'subscriber' | 'unsubscribed' | 'free' | 'paying'

/** The words of a language as parts of regular expressions over folded words with one blank between them. */
export interface AttributeWords {
  /** Verbs that tell people apart. */
  apart: string
  /** What connects the two kinds of people. */
  from: string
  groups: Readonly<Record<Group, string>>
  /** What asks for an attribute: 'we want to know', 'segment by', 'which'. */
  asks: string
  /** The attribute of a person, as a phrase that can mean nothing else. */
  phrases: Readonly<Partial<Record<Attribute, string>>>
  /** One word for it, which counts only where user properties are named as such. */
  bare: Readonly<Partial<Record<Attribute, string>>>
  named: string
}

const en: AttributeWords = {
  apart:
    'tell apart|tell|tells|telling|distinguish|distinguishes|distinguishing|separate|separates|separating|differentiate|split|splits|compare|compares|segment',
  from: 'from|and|vs|versus|or|against',
  groups: {
    member:
      '(?:logged|signed)[- ]?in (?:users|customers|visitors|members|people)|registered (?:users|customers|visitors|members)|members|account holders|customers with an account',
    guest:
      'guests|non[- ]?members|(?:logged|signed)[- ]?out (?:users|customers|visitors)|(?:anonymous|unregistered) (?:users|customers|visitors)|guest (?:users|customers|visitors)|visitors|strangers|the rest',
    fresh: '(?:new|first[- ]time) (?:customers|buyers|clients|patients|donors)',
    returning: '(?:returning|existing|regular|repeat|loyal|old) (?:customers|buyers|clients|patients|donors|ones)|regulars',
    consumer: '(?:private|retail|b2c) (?:customers|clients|buyers|users)|consumers|b2c',
    business: '(?:business|trade|corporate|wholesale|b2b) (?:customers|clients|buyers|users)|businesses|b2b',
    subscriber: 'subscribers',
    unsubscribed: 'non[- ]?subscribers|(?:readers|users|visitors|people) without a subscription',
    free: '(?:free|trial) (?:users|customers|accounts|members)',
    paying: '(?:paying|paid|premium) (?:users|customers|accounts|members|ones)',
  },
  asks: 'know|see|tell|learn|understand|segment|split|break down|group|filter|compare|distinguish|report|send|pass|attach|keep|store|remember|track|measure|which|user propert(?:y|ies)',
  phrases: {
    login_status:
      '(?:log(?:ged)?|sign(?:ed)?)[- ]?in (?:status|state)|login (?:status|state)|(?:whether|if) (?:(?:the|a|an|our|some) )?(?:visitors?|users?|people|customers?|someone|somebody|they) (?:is|are|was|were) (?:logged|signed) in',
    subscription_plan:
      '(?:subscription |price |pricing )?(?:plan|tier|package)s? of (?:the|a|each|every|our|their) (?:customers?|users?|members?|accounts?|subscribers?|clients?)|(?:customers?|users?|members?|accounts?|subscribers?) (?:current )?(?:subscription )?(?:plan|tier)|membership (?:level|tier|type)|(?:which|what) (?:plan|tier|package) (?:(?:the|a|each|our) )?(?:customers?|users?|members?|accounts?|they) (?:has|have|is on|are on)',
    account_language:
      '(?:preferred |interface )?language of (?:the|an?|each|every|our|their) (?:accounts?|profiles?|users?|customers?|members?)|(?:account|profile|users?|customers?|members?) (?:preferred )?language|preferred language',
    user_role: 'roles? of (?:the|a|each|every) (?:users?|accounts?|members?)|(?:users?|account|member) roles?',
    loyalty_level: '(?:loyalty|bonus)(?: card| programme| program)? (?:level|tier|status)',
    customer_type: '(?:customer|client) (?:type|group)|type of customer',
    industry: 'industry of (?:the|a|each|our) (?:customers?|clients?|accounts?|company|users?)|(?:customers?|clients?|accounts?) industry',
    company_size: 'company size(?: of (?:the|each) (?:customers?|accounts?|users?))?|size of (?:the|their) company',
  },
  bare: {
    subscription_plan: 'plan|tier|package',
    account_language: 'language',
    user_role: 'role',
    industry: 'industry',
    login_status: 'login',
    customer_type: 'customer type',
  },
  named: 'user propert(?:y|ies)|attributes? of (?:the|each|our) (?:users?|customers?|visitors?)',
}

const es: AttributeWords = {
  apart: 'distinguir|distingue|distingan|diferenciar|diferencia|separar|separe|separa|comparar|compara|segmentar',
  from: 'de|y|e|o|frente a|contra|vs',
  groups: {
    member: '(?:usuarios|clientes|visitantes) (?:registrados|identificados|con cuenta|con sesion(?: iniciada)?)|socios|miembros|registrados',
    guest:
      'invitados|(?:usuarios|clientes|visitantes) (?:anonimos|sin cuenta|sin registrar|sin registro|sin sesion)|no (?:socios|registrados|miembros)|visitantes|anonimos',
    fresh: '(?:clientes|compradores|pacientes|donantes) nuev[oa]s|nuev[oa]s (?:clientes|compradores|pacientes|donantes)',
    returning:
      '(?:clientes |compradores |pacientes )?(?:recurrentes|habituales|existentes|antigu[oa]s|fieles)(?: clientes)?|(?:clientes|compradores) que repiten',
    consumer: '(?:clientes |compradores )?particulares|b2c|consumidores',
    business: '(?:clientes )?(?:empresas|profesionales|mayoristas)|clientes de empresa|b2b',
    subscriber: 'suscriptores|suscritos|abonados',
    unsubscribed: 'no (?:suscriptores|suscritos|abonados)|(?:lectores|usuarios|visitantes) sin suscripcion',
    free: '(?:usuarios|clientes|cuentas) (?:gratuit[oa]s|gratis|de prueba)',
    paying: '(?:(?:usuarios|clientes|cuentas) )?(?:de pago|premium)',
  },
  asks: 'saber|conocer|ver|segmentar|separar|filtrar|agrupar|comparar|distinguir|enviar|pasar|guardar|medir|registrar|que|propiedad(?:es)? de usuario',
  phrases: {
    login_status:
      'estado de (?:la )?(?:sesion|conexion)|si (?:(?:el|la|los|las|un) )?(?:visitantes?|usuarios?|clientes?|personas?|alguien)? ?(?:esta|estan|ha|han|tiene|tienen) (?:identificad[oa]s?|conectad[oa]s?|iniciado sesion|(?:la )?sesion iniciada|registrad[oa]s?)',
    subscription_plan:
      '(?:plan|tarifa|suscripcion)(?: contratad[oa])? (?:del?|de la|de los|de cada) (?:clientes?|usuari[oa]s?|cuentas?|suscriptor(?:es)?|soci[oa]s?)|que plan tienen? (?:(?:el|la|los|las|cada) )?(?:clientes?|usuari[oa]s?|cuentas?)',
    account_language: 'idioma (?:preferido )?(?:del?|de la|de las|de los|de cada) (?:cuentas?|perfil(?:es)?|usuari[oa]s?|clientes?)|idioma preferido',
    user_role: 'rol(?:es)? (?:del?|de los|de cada) (?:usuari[oa]s?|cuentas?)|rol de usuario',
    loyalty_level: 'nivel (?:de fidelidad|de fidelizacion|del programa de (?:puntos|fidelidad))',
    customer_type: 'tipo de cliente',
    industry: 'sector (?:del?|de la|de los|de cada) (?:clientes?|empresas?|cuentas?)',
    company_size: 'tamano de (?:la|su|cada) empresa',
  },
  bare: {
    subscription_plan: 'plan|tarifa',
    account_language: 'idioma',
    user_role: 'rol',
    industry: 'sector',
    login_status: 'sesion',
    customer_type: 'tipo de cliente',
  },
  named: 'propiedad(?:es)? de(?:l)? usuario|atributos? del? (?:usuario|cliente)',
}

const fr: AttributeWords = {
  apart: 'distinguer|distingue|distinguent|differencier|separer|separe|comparer|compare|segmenter',
  from: 'des|de|du|et|ou|contre|face aux|vs',
  groups: {
    member:
      '(?:utilisateurs|clients|visiteurs|internautes) (?:connectes|inscrits|enregistres|identifies|avec (?:un )?compte)|membres|adherents|inscrits|connectes',
    guest:
      'invites|(?:utilisateurs|clients|visiteurs|internautes) (?:anonymes|non[- ](?:connectes|inscrits|identifies)|sans compte)|non[- ](?:membres|adherents|inscrits|connectes)|(?:simples )?visiteurs|anonymes',
    fresh: 'nouve(?:aux|lles) (?:clients|clientes|acheteurs|patients|donateurs)',
    returning: '(?:clients |acheteurs |patients )?(?:existants|reguliers|fideles|habituels)|anciens (?:clients|acheteurs|patients)|habitues',
    consumer: '(?:clients )?particuliers|b2c|consommateurs',
    business: '(?:clients )?(?:professionnels|pros|entreprises|grossistes)|b2b',
    subscriber: 'abonnes',
    unsubscribed: 'non[- ]abonnes|(?:lecteurs|utilisateurs|visiteurs) sans abonnement',
    free: '(?:utilisateurs|clients|comptes) (?:gratuits|en essai|d ?essai)',
    paying: '(?:(?:utilisateurs|clients|comptes) )?(?:payants|premium)',
  },
  asks: 'savoir|connaitre|voir|segmenter|separer|filtrer|regrouper|comparer|distinguer|envoyer|transmettre|garder|mesurer|suivre|quel(?:le)?|proprietes? (?:utilisateur|d ?utilisateur)',
  phrases: {
    login_status:
      '(?:etat|statut) de (?:la )?connexion|si (?:(?:le|la|les|l|un) ?)?(?:visiteurs?|lvisiteur|utilisateurs?|lutilisateur|clients?|internautes?|linternaute|personnes?|quelquun|on) (?:est|sont) (?:connectes?|connecte|identifies?|inscrits?)',
    subscription_plan:
      '(?:formule|offre|forfait|abonnement|plan) (?:du|des|de la|de chaque|de l ?|de) ?(?:clients?|utilisateurs?|lutilisateur|comptes?|abonnes?|labonne|membres?)|quel(?:le)? (?:formule|offre|forfait) (?:a|ont|ont choisi) (?:(?:le|la|les|chaque) )?(?:clients?|utilisateurs?|comptes?)',
    account_language: 'langue (?:preferee )?(?:du|des|de la|de chaque|de) ?(?:comptes?|profils?|utilisateurs?|lutilisateur|clients?)|langue preferee',
    user_role: 'roles? (?:du|des|de chaque|de) ?(?:utilisateurs?|lutilisateur|comptes?)|role utilisateur',
    loyalty_level: 'niveau (?:de fidelite|du programme de fidelite)',
    customer_type: 'type de client(?:ele)?',
    industry: 'secteur (?:dactivite )?(?:du|des|de la|de) ?(?:clients?|entreprises?|lentreprise|comptes?)',
    company_size: 'taille de (?:la |leur )?(?:lentreprise|entreprise|societe)',
  },
  bare: {
    subscription_plan: 'formule|offre|forfait',
    account_language: 'langue',
    user_role: 'role',
    industry: 'secteur',
    login_status: 'connexion',
    customer_type: 'type de client',
  },
  named: 'proprietes? (?:utilisateurs?|d ?utilisateur|de lutilisateur)|attributs? (?:du client|de lutilisateur|utilisateurs?)',
}

const dePeople = '(?:kunden|nutzern?|benutzern?|besuchern?|usern?|personen|leuten?|kundschaft)'
const de: AttributeWords = {
  apart: 'unterscheiden|unterscheidet|auseinanderhalten|auseinander halten|trennen|trennt|getrennt|vergleichen|vergleicht|segmentieren',
  from: 'von|und|oder|gegen|gegenuber|vs|sowie',
  groups: {
    member: `(?:eingeloggten?|angemeldeten?|registrierten?) ${dePeople}|mitgliedern?|registrierten?|eingeloggten?|angemeldeten?`,
    guest: `gasten?|gaste|nicht[- ]?mitgliedern?|(?:anonymen?|ausgeloggten?|nicht (?:angemeldeten?|eingeloggten?|registrierten?)|unangemeldeten?) ?${dePeople}?|besuchern?|anonymen?`,
    fresh: '(?:neukunden|neuen? (?:kunden|kaufern?|patienten|spendern?)|erstkaufern?)',
    returning: '(?:stammkunden|bestandskunden|bestehenden? kunden|wiederkehrenden? (?:kunden|kaufern?)|alten? kunden|stammgasten?)',
    consumer: 'privatkunden|privatpersonen|endkunden|b2c|verbrauchern?',
    business: 'geschaftskunden|gewerbekunden|firmenkunden|firmen|handlern?|b2b',
    subscriber: 'abonnenten',
    unsubscribed: `nicht[- ]?abonnenten|(?:leser|lesern|${dePeople}) ohne abo(?:nnement)?`,
    free: '(?:kostenlosen?|gratis) (?:nutzern?|kunden|konten)|gratisnutzern?|testkunden',
    paying: '(?:zahlenden?|bezahlenden?) ?(?:nutzern?|kunden)?|premium ?(?:nutzern?|kunden)',
  },
  asks: 'wissen|sehen|kennen|erfahren|segmentieren|trennen|filtern|gruppieren|vergleichen|unterscheiden|senden|mitgeben|ubergeben|speichern|merken|messen|erfassen|welche[nrs]?|nutzereigenschaft(?:en)?|benutzereigenschaft(?:en)?',
  phrases: {
    login_status:
      '(?:login|anmelde|log[- ]?in)[- ]?status|(?:ob|wenn) (?:(?:der|die|ein|eine|unsere) )?(?:besucher|nutzer|benutzer|kunde|kunden|jemand|person|leute|user|sie) (?:eingeloggt|angemeldet|registriert) (?:ist|sind)',
    subscription_plan:
      '(?:tarif|abo|paket|plan)s? (?:des|der|unserer|jedes|vom) (?:kunden|nutzers?|benutzers?|kontos?|mitglieds?|abonnenten)|(?:kunden|abo)tarif|welche[nrs]? (?:tarif|abo|paket|plan) (?:(?:der|die|ein|unsere|jeder) )?(?:kunden?|nutzer|benutzer|konto) (?:hat|haben)',
    account_language:
      '(?:sprache|spracheinstellung) (?:des|der|vom|im) (?:kontos?|profils?|nutzers?|benutzers?|kunden)|(?:konto|nutzer|benutzer|kunden|wunsch)sprache|bevorzugten? sprache',
    user_role: '(?:rolle|rollen) (?:des|der) (?:nutzers?|benutzers?|kontos?)|(?:nutzer|benutzer)rollen?',
    loyalty_level: '(?:treue|bonus)(?:stufe|status|level)|stufe (?:im|des) (?:treue|bonus)programms?',
    customer_type: 'kundentyp|kundengruppe|art des kunden',
    industry: 'branche (?:des|der|unserer) (?:kunden|firma|unternehmens|kontos?)|kundenbranche',
    company_size: '(?:firmen|unternehmens)gro(?:ss|s)e|gro(?:ss|s)e (?:des|der) (?:unternehmens|firma)',
  },
  bare: {
    subscription_plan: 'tarif|abo|paket',
    account_language: 'sprache',
    user_role: 'rolle',
    industry: 'branche',
    login_status: 'login',
    customer_type: 'kundentyp',
  },
  named: '(?:be)?nutzereigenschaft(?:en)?|user propert(?:y|ies)|(?:merkmale?|attribute?) (?:des|der) (?:nutzers?|kunden|besuchers?)',
}

export const attributeWords: Readonly<Record<Language, AttributeWords>> = { en, es, fr, de }
