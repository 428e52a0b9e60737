import type { ga4 as english } from '../en/ga4.ts'
import type { Translated } from '../say.ts'

/** What is wrong with hits of the Measurement Protocol, and the calls that set a GA4 property up. */
export const ga4: Translated<typeof english> = {
  'ga4.admin.noAddress':
    'L’adresse du flux {$address} n’est pas une adresse web, si bien que GA4 refuserait le flux de données ; donnez-en une comme https://shop.example.',
  'ga4.admin.noProperty':
    'La propriété {$property} n’est pas une propriété GA4, si bien qu’aucun appel ne l’atteindrait ; donnez son numéro, indiqué dans GA4 sous Administration, Détails de la propriété.',
  'ga4.hit.nameReserved': '{$name} est un nom que GA4 se réserve : le hit serait rejeté ; choisissez un autre nom.',
  'ga4.hit.namePrefix': '{$name} commence par {$prefix}, un préfixe que GA4 se réserve : le hit serait rejeté ; choisissez un autre nom.',
  'ga4.hit.nameInvalid':
    '{$name} n’est pas un nom pour GA4 ; utilisez une lettre, puis des lettres, des chiffres et des tirets bas, {$max} caractères au plus.',
  'ga4.hit.textTooLong': '{$path} a {$length} caractères et GA4 en garde {$max} ; envoyez une valeur plus courte.',
  'ga4.hit.currency': '{$path} n’est pas un code de devise de trois majuscules : GA4 ne peut pas compter d’argent ; envoyez-en un comme EUR.',
  'ga4.hit.value': '{$path} n’est pas un nombre : GA4 ne peut pas l’additionner ; envoyez-le sans guillemets ni symbole de devise.',
  'ga4.hit.plainValue': '{$path} n’est ni un texte ni un nombre : GA4 ne peut pas le garder ; envoyez une valeur simple.',
  'ga4.hit.itemObject': '{$path} n’est pas un objet : GA4 ne peut pas le lire ; envoyez item_id, item_name, price et quantity.',
  'ga4.hit.itemUnnamed': '{$path} n’a ni item_id ni item_name : GA4 ne sait pas de quoi il s’agit ; ajoutez l’un des deux.',
  'ga4.hit.itemFields': '{$path} a {$count} champs propres et GA4 en accepte {$max} ; retirez-en.',
  'ga4.hit.itemNumber': '{$path} n’est pas un nombre : GA4 ne peut pas calculer avec ; envoyez-le sans guillemets.',
  'ga4.hit.itemsList': '{$path} n’est pas une liste : GA4 ne peut pas lire les articles ; envoyez une liste d’objets.',
  'ga4.hit.itemsTooMany': '{$path} a {$count} articles et GA4 en accepte {$max} ; envoyez les autres avec un autre événement.',
  'ga4.hit.valueWithoutCurrency': '{$path} a une valeur sans devise : GA4 ne la compte pas dans le revenu ; ajoutez currency.',
  'ga4.hit.parameterMissing': '{$event} n’a pas de {$parameter} : ses rapports restent vides ; ajoutez {$parameter}.',
  'ga4.hit.eventObject': '{$path} n’est pas un objet : GA4 ne peut pas le lire ; envoyez name et params.',
  'ga4.hit.eventUnnamed': '{$path} n’a pas de nom : GA4 ne peut pas le compter ; ajoutez-en un.',
  'ga4.hit.notText': '{$path} n’est pas un texte : GA4 ne peut pas le lire ; mettez-le entre guillemets.',
  'ga4.hit.paramsObject': '{$path} n’est pas un objet : GA4 ne peut pas le lire ; envoyez des noms avec des valeurs.',
  'ga4.hit.paramsTooMany': '{$path} a {$count} paramètres et GA4 en accepte {$max} ; retirez-en.',
  'ga4.hit.propertiesObject': 'user_properties n’est pas un objet : GA4 ne peut pas le lire ; envoyez des noms avec { value }.',
  'ga4.hit.propertiesTooMany': 'Le hit a {$count} propriétés utilisateur et GA4 en accepte {$max} ; retirez-en.',
  'ga4.hit.propertyEmpty': '{$path} n’a pas de valeur : il n’y a rien à garder ; envoyez { value }.',
  'ga4.hit.nameTwice': '{$path} figure deux fois dans le hit : une seule des deux valeurs pourrait être gardée ; n’en laissez qu’une.',
  'ga4.hit.noJson': 'Le hit n’est pas du JSON valide : rien ne peut en être lu ; envoyez un objet JSON.',
  'ga4.hit.noObject': 'Le hit n’est pas un objet JSON : il ne contient pas d’événements ; envoyez un objet avec client_id et events.',
  'ga4.hit.tooLarge': 'Le hit a {$bytes} octets et GA4 en accepte {$max} ; envoyez les événements en plusieurs hits.',
  'ga4.hit.noEvents': 'Le hit n’a pas d’événements : il n’y a rien à compter ; ajoutez au moins un événement avec un nom.',
  'ga4.hit.eventsList': 'events n’est pas une liste : GA4 ne peut pas le lire ; envoyez une liste d’objets avec name et params.',
  'ga4.hit.eventsTooMany': 'Le hit a {$count} événements et GA4 en accepte {$max} ; envoyez les autres dans un autre hit.',
  'ga4.hit.noClient': 'Le hit n’a pas de client_id : GA4 ne sait pas de qui il vient ; ajoutez l’identifiant client du visiteur.',
  'ga4.hit.userTooLong': 'user_id a {$length} caractères et GA4 en accepte {$max} ; envoyez-en un plus court.',
  'ga4.hit.timeInvalid':
    'timestamp_micros n’est pas un nombre de microsecondes : GA4 ne peut pas situer le hit dans le temps ; envoyez l’heure Unix en microsecondes.',
  'ga4.hit.timeOld': 'timestamp_micros date de plus de 72 heures, ce que GA4 n’accepte pas ; envoyez les hits sous trois jours.',
  'ga4.setup.account': 'Le numéro du compte Google Analytics, donné par GET /v1beta/accountSummaries.',
  'ga4.setup.timeZone': 'Le fuseau horaire des rapports sous forme de nom IANA comme Europe/Berlin, choisi par la personne.',
  'ga4.setup.currency': 'La devise des rapports sous forme de code comme EUR, choisie par la personne.',
  'ga4.setup.property': 'Le nom de la propriété, properties/ et son numéro, dans la réponse de l’étape qui la crée.',
  'ga4.setup.streamUri': 'L’adresse du site, comme https://shop.example, donnée par la personne.',
  'ga4.setup.stream': 'Le nom du flux de données, dans la réponse de l’étape qui le crée.',
  'ga4.setup.measurementId': 'L’ID de mesure du flux de données, dont le conteneur a besoin.',
  'ga4.setup.createProperty': 'Une propriété GA4 contient les données du site.',
  'ga4.setup.createStream': 'Un flux de données web reçoit les événements et donne l’ID de mesure.',
  'ga4.setup.retention':
    'Les données sur les événements et les visiteurs sont gardées 14 mois au lieu de 2 ; une propriété qui les garde plus longtemps reste telle quelle.',
  'ga4.setup.siteSearch': 'La recherche sur le site lit les paramètres d’adresse habituels ; une liste déjà présente n’est jamais remplacée.',
  'ga4.setup.enhanced': 'GA4 collecte de lui-même ce que le plan lui laisse, et non ce qu’une balise du plan compte ; les autres réglages restent.',
  'ga4.setup.definition': 'Les rapports affichent {$name} sous le nom « {$shown} ».',
  'ga4.setup.userDimension': 'Les rapports affichent la propriété utilisateur {$name} sous le nom « {$shown} ».',
  'ga4.setup.keyEvent': 'GA4 compte {$name} comme événement clé.',
  'ga4.left.parameter':
    'GA4 accepte 25 paramètres par événement et {$event} en a davantage : {$name} n’est pas envoyé ; retirez des paramètres moins importants.',
  'ga4.left.dimension':
    'GA4 accepte {$max} dimensions personnalisées par propriété et le plan en demande davantage : {$name} est collecté mais absent des rapports ; désactivez des événements ou paramètres moins importants.',
  'ga4.left.userDimension':
    'GA4 présente {$max} propriétés utilisateur dans ses rapports : {$name} est envoyée mais n’apparaît dans aucun rapport ; retirez-en une moins importante.',
  'ga4.left.metric':
    'GA4 accepte {$max} métriques personnalisées par propriété et le plan en demande davantage : {$name} est collecté mais absent des rapports ; désactivez des événements ou paramètres moins importants.',
  'ga4.left.keyEvent':
    'GA4 accepte {$max} événements clés par propriété et le plan en a davantage : {$name} reste un événement ordinaire ; décochez des événements clés moins importants.',
  'ga4.left.domains':
    'Aucun appel de l’Admin API ne configure la mesure multidomaine, par laquelle une visite sur {$domains} en reste une : saisissez-les dans Google Analytics sous Administration, Flux de données, le flux, Configurer les paramètres de la balise, Configurer vos domaines.',
  'ga4.left.without': '{$names}, sans {$others}',
  'ga4.left.by': '{$names} par {$dimension}',
  'ga4.left.audience':
    'Aucun appel ne crée ici d’audiences, car elles ne peuvent plus être modifiées ; créez-la dans GA4 sous Administration, Audiences : personnes avec {$names} en {$days} jours.',
  'ga4.left.audienceWithout':
    'Aucun appel ne crée ici d’audiences, car elles ne peuvent plus être modifiées ; créez-la dans GA4 sous Administration, Audiences : personnes avec {$names} et sans {$others} en {$days} jours.',
  'ga4.left.dashboard':
    'L’API d’administration de GA4 ne crée pas de rapports : ce graphique ({$chart}) n’existe pas encore ; construisez-le dans GA4 sous Explorer avec {$names}.',
  'mutate.testFails': 'Le test {$test} échoue sur le conteneur lui-même : il remarquerait toute erreur ; corrigez d’abord le test ou le conteneur.',
}
