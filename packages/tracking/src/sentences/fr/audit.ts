import type { audit as english } from '../en/audit.ts'
import type { Translated } from '../say.ts'

/** What the audit finds, and what its fixes do. */
export const audit: Translated<typeof english> = {
  'audit.ads.conversionEverywhere':
    'La conversion {$tag} se déclenche sur chaque page, si bien que chaque visite compte comme un succès : déclenchez-la sur l’événement qui est le succès.',
  'audit.ads.conversionIdBare.fix': 'Écrire l’ID de conversion sous la forme {$id}',
  'audit.ads.conversionIdPrefixed':
    'L’ID de conversion {$id} commence par AW- alors qu’il ne faut que des chiffres, si bien que Google Ads ne compte rien : n’écrivez que les chiffres.',
  'audit.ads.conversionIncomplete':
    'La conversion {$tag} vient sans {$keys}, si bien que Google Ads ne compte rien : copiez les deux depuis l’action de conversion.',
  'audit.ads.linkerMissing':
    '{$tag} a besoin de l’ID de clic de l’annonce et aucun Conversion Linker ne l’enregistre, si bien que des conversions se perdent : ajoutez un Conversion Linker sur toutes les pages.',
  'audit.ads.orderIdMissing':
    'La conversion {$tag} compte des commandes sans leur ID, si bien qu’une page rechargée compte à nouveau : envoyez l’ID de la commande comme orderId.',
  'audit.conditions.clickInside':
    'Un clic tombe sur l’élément le plus intérieur, si bien que {$selector} manque les clics sur les icônes et les mots qu’il contient : écrivez {$wider}.',
  'audit.conditions.clickInside.fix': 'Prendre aussi les clics à l’intérieur de {$selector}',
  'audit.conditions.firesAndBlocks':
    'Le déclencheur {$trigger} déclenche et bloque à la fois cette balise, qui ne s’exécute donc pas avec lui : retirez-le de l’un des deux.',
  'audit.conditions.regexInvalid': '{$text} n’est pas une expression régulière ({$fault}), si bien que le déclencheur ne se déclenche jamais : corrigez-la.',
  'audit.conditions.regexInvalid.fix': 'Fermer les parenthèses : {$text}',
  'audit.conditions.regexUnanchored':
    '{$text} correspond aussi à des noms d’événement plus longs qui le contiennent, si bien que le déclencheur se déclenche trop souvent : écrivez {$anchored} si ce sont ces noms que vous voulez.',
  'audit.conditions.regexUnanchored.fix': 'Comparer {$text} du début à la fin',
  'audit.conditions.twoValues':
    '{$variable} ne peut pas être à la fois {$one} et {$other}, si bien que le déclencheur ne se déclenche jamais : retirez une condition, ou faites deux déclencheurs.',
  'audit.conditions.valueAndNot':
    '{$variable} ne peut pas être à la fois {$one} et autre chose, si bien que le déclencheur ne se déclenche jamais : retirez une condition, ou faites deux déclencheurs.',
  'audit.consent.defaultInHtml':
    '{$tag} définit le consentement par défaut dans du HTML personnalisé, dont les commandes ne comptent qu’après Initialization, si bien que des balises Google peuvent s’exécuter avant : définissez-le avec un modèle de consentement, ou dans la page elle-même.',
  'audit.consent.defaultLate':
    '{$tag} définit le consentement par défaut alors que d’autres balises ont pu s’exécuter, et celles-ci l’ignorent : déclenchez-la sur Consent Initialization - All Pages.',
  'audit.consent.defaultLate.fix': 'Déclencher {$tag} sur Consent Initialization - All Pages',
  'audit.consent.defaultLateScript':
    '{$tag} définit le consentement par défaut alors que d’autres balises ont pu s’exécuter, et celles-ci l’ignorent : définissez-le avec un modèle de consentement sur Consent Initialization - All Pages.',
  'audit.consent.defaultMissing':
    'Les balises Google mesurent les visiteurs sans que rien ne définisse auparavant un consentement par défaut, et s’exécutent comme si tous avaient accepté : définissez-le sur Consent Initialization, ou dans la page elle-même.',
  'audit.consent.defaultMissing.fix': 'Définir un consentement par défaut qui refuse, sur Consent Initialization - All Pages',
  'audit.consent.defaultTwice':
    '{$tag} définit un consentement par défaut et {$first} aussi, si bien que le second annule la réponse du visiteur : gardez-en un, et envoyez "update" pour les réponses.',
  'audit.consent.noWait':
    'Le consentement par défaut n’attend pas la réponse dont une bannière se souvient, si bien que les premiers appels d’une visite partent comme refusés : réglez wait_for_update sur 500 millisecondes.',
  'audit.consent.typesMissing':
    'Le consentement par défaut omet {$types}, que Google exige en Europe depuis 2024, si bien que les annonces perdent leurs audiences : définissez les quatre types.',
  'audit.consentGate.adTypesMissing':
    '{$tag} concerne la publicité mais ne demande pas {$types}, et se déclenche donc contre le choix du visiteur : ajoutez-le au consentement dont la balise a besoin.',
  'audit.consentGate.notSet':
    '{$tag} s’exécute quelle que soit la réponse du visiteur, car son consentement n’est pas défini et ce n’est pas une balise Google : indiquez le consentement dont elle a besoin, ou qu’elle n’en a pas besoin.',
  'audit.duplicates.remove.fix': 'Retirer {$thing}, qui répète {$first}',
  'audit.duplicates.replace.fix': 'Mettre {$first} à la place de {$thing}',
  'audit.duplicates.tag': 'La balise {$tag} fait la même chose que {$first} sur le même déclencheur, si bien que tout compte deux fois : retirez-en une.',
  'audit.duplicates.trigger':
    'Le déclencheur {$trigger} attend la même chose que {$first}, si bien qu’une modification de l’un est oubliée dans l’autre : utilisez-en un pour les deux.',
  'audit.duplicates.variable':
    'La variable {$variable} lit la même chose que {$first}, si bien qu’une modification de l’une est oubliée dans l’autre : utilisez-en une pour les deux.',
  'audit.ga4Destinations.configuredTwice':
    '{$tag} et {$first} configurent toutes deux {$id} sur les mêmes pages, si bien que les pages vues comptent deux fois : gardez-en une.',
  'audit.ga4Destinations.googleTagLate':
    'La balise Google {$tag} attend la page vue, si bien que les événements qui viennent avant n’ont pas ses réglages : déclenchez-la sur Initialization.',
  'audit.ga4Destinations.googleTagLate.fix': 'Déclencher {$tag} sur Initialization - All Pages',
  'audit.ga4Destinations.idInvalid':
    '{$id} n’est pas l’ID d’une balise Google, si bien qu’aucune donnée n’est collectée : écrivez l’ID de mesure du flux de données, par exemple G-ABC123XYZ4.',
  'audit.ga4Destinations.idPlaceholder':
    '{$id} n’est qu’un espace réservé, si bien qu’aucune donnée n’est collectée : écrivez l’ID de mesure du flux de données, par exemple G-ABC123XYZ4.',
  'audit.ga4Destinations.idRepeated':
    '{$id} est écrit en toutes lettres dans {$count} balises, si bien qu’un changement de propriété en oublie : gardez-le dans une seule variable constante.',
  'audit.ga4Destinations.idRepeated.fix': 'Garder {$id} dans une seule constante, {$constant}',
  'audit.ga4Destinations.idUniversal':
    '{$id} appartient à Universal Analytics, qui est fermé, si bien qu’aucune donnée n’est collectée : écrivez l’ID de mesure du flux de données, par exemple G-ABC123XYZ4.',
  'audit.ga4Destinations.noGoogleTag':
    'Aucune balise Google ne dessert {$id}, si bien que ses événements n’ont ni pages vues, ni association, ni réglages de consentement : ajoutez une balise Google avec cet ID sur Initialization.',
  'audit.ga4Names.eventInvalid':
    'Le nom d’événement {$event} n’est pas fait d’au plus 40 lettres, chiffres et tirets bas avec une lettre en tête, si bien que GA4 le rejette : écrivez {$better}.',
  'audit.ga4Names.eventReserved': 'GA4 se réserve le nom d’événement {$event} et rejette l’événement : donnez-lui un autre nom, par exemple {$better}.',
  'audit.ga4Names.eventSpelling':
    'Le nom d’événement {$event} n’est pas en minuscules avec des tirets bas, si bien qu’une autre graphie comptera bientôt comme un autre événement : convenez de {$better}.',
  'audit.ga4Names.eventVariable':
    'Le nom de l’événement est fait de {{{$variable}}}, si bien que chaque valeur devient un événement à part : envoyez un seul événement et mettez la valeur dans un paramètre.',
  'audit.ga4Names.parameterReserved': 'GA4 se réserve le nom de paramètre {$parameter} et rejette la valeur : donnez-lui un autre nom.',
  'audit.ga4Names.propertyReserved': 'GA4 se réserve la propriété utilisateur {$property} et rejette la valeur : donnez-lui un autre nom.',
  'audit.ga4Parameters.ecommerceMixed':
    'La balise envoie des données d’e-commerce et définit aussi {$parameters} elle-même, si bien que personne ne sait ce qui compte : gardez une seule voie.',
  'audit.ga4Parameters.enhancedTwice':
    'Quand les mesures améliorées sont activées, elles collectent {$event} d’elles-mêmes, si bien que cette balise le compte à nouveau : désactivez l’un des deux.',
  'audit.ga4Parameters.noCurrency': 'L’événement envoie une valeur sans sa devise, si bien que GA4 ignore le revenu : ajoutez le paramètre currency.',
  'audit.ga4Parameters.noTransactionId':
    '{$event} arrive sans transaction_id, si bien qu’une page rechargée en compte un autre : envoyez des données d’e-commerce ou ajoutez transaction_id.',
  'audit.ga4Parameters.requiredMissing':
    'L’événement recommandé {$event} arrive sans {$parameters}, si bien que les rapports de Google à son sujet restent vides : envoyez des données d’e-commerce ou ajoutez le paramètre.',
  'audit.ga4Parameters.tooMany':
    'L’événement envoie {$count} paramètres avec ceux de sa variable de paramètres et GA4 en accepte {$most}, si bien que le reste est perdu : retirez-en.',
  'audit.ga4Parameters.unregistered':
    'Le paramètre {$parameter} n’est ni une dimension ni une métrique personnalisée de la propriété, si bien qu’aucun rapport ne le montre : enregistrez-le dans GA4, sous Définitions personnalisées.',
  'audit.html.dangerous':
    '{$tag} {$risks}, si bien que qui contrôle cela contrôle la page : autorisez l’hôte si vous lui faites confiance, ou utilisez un modèle.',
  'audit.html.otherHost': 'charge un script de {$host}',
  'audit.html.pixel.linkedin': 'la balise LinkedIn Insight',
  'audit.html.pixel.meta': 'le pixel Meta',
  'audit.html.pixel.tiktok': 'le pixel TikTok',
  'audit.html.runsCode': 'exécute {$code}',
  'audit.html.templateExists':
    '{$tag} est {$pixel} sous forme de HTML personnalisé, qui peut faire n’importe quoi sur la page : utilisez la balise ou le modèle de la galerie prévu pour cela.',
  'audit.html.tooLong':
    'Le HTML a {$length} caractères et Google Tag Manager en accepte {$most}, si bien qu’on ne peut pas l’enregistrer : chargez le code depuis un fichier à vous.',
  'audit.html.unencrypted': 'charge {$address} sans chiffrement',
  'audit.legacy.configurationTag':
    '{$tag} est une balise de configuration GA4, que la balise Google a remplacée, si bien que les nouveaux réglages lui manquent : transformez-la en balise Google.',
  'audit.legacy.tagReference':
    '{$tag} trouve sa propriété à travers une autre balise, ce qui est l’ancienne manière et casse quand celle-ci est renommée : écrivez l’ID de mesure dans l’événement.',
  'audit.legacy.universalId':
    '{$id} est une propriété d’Universal Analytics, qui s’est arrêté en 2023, si bien que rien n’arrive : écrivez l’ID de mesure GA4 ou retirez-la.',
  'audit.legacy.universalPath':
    'La variable lit {$path}, la couche de données d’Universal Analytics, et reste donc vide dès que la boutique envoie pour GA4 : lisez plutôt ecommerce.items.',
  'audit.legacy.universalSettings':
    'La variable {$variable} contient des paramètres d’Universal Analytics, qui s’est arrêté en 2023, et ne sert donc à rien : retirez-la avec ses balises.',
  'audit.legacy.universalSettings.fix': 'Retirer les paramètres Universal Analytics {$variable}',
  'audit.legacy.universalTag':
    'La balise {$tag} envoie à Universal Analytics, qui s’est arrêté en 2023, si bien que rien n’arrive : remplacez-la par un événement GA4 ou retirez-la.',
  'audit.legacy.universalTag.fix': 'Retirer la balise Universal Analytics {$tag}',
  'audit.naming.agreed': 'le modèle convenu {$pattern}',
  'audit.naming.fewInFolders':
    'Seuls {$inside} des {$all} balises, déclencheurs et variables sont dans des dossiers, et sont donc difficiles à trouver : rangez-les dans des dossiers.',
  'audit.naming.fewTags': 'Seuls {$fitting} des {$all} noms de balise suivent {$pattern}, si bien que les listes se lisent mal : renommez les autres.',
  'audit.naming.fewTriggers': 'Seuls {$fitting} des {$all} noms de déclencheur suivent {$pattern}, si bien que les listes se lisent mal : renommez les autres.',
  'audit.naming.fewVariables': 'Seuls {$fitting} des {$all} noms de variable suivent {$pattern}, si bien que les listes se lisent mal : renommez les autres.',
  'audit.naming.mostFollow': 'le modèle « {$style} » de la plupart',
  'audit.naming.style.bar': 'Type | Détail',
  'audit.naming.style.colon': 'Type: Détail',
  'audit.naming.style.dash': 'Type - Détail',
  'audit.naming.style.dots': 'type.détail',
  'audit.naming.style.hyphens': 'type-détail',
  'audit.naming.style.underscores': 'type_détail',
  'audit.naming.style.word': 'un seul mot',
  'audit.naming.style.words': 'mots libres',
  'audit.pageViews.doubled':
    '{$tag} envoie page_view sur chaque page et {$other} aussi, si bien que chaque page compte deux fois : mettez-y send_page_view à false ou retirez cette balise.',
  'audit.privacy.pageLocation':
    'page_location envoie l’adresse entière alors que ce site y met {$key}, ce qui enfreint les règles de Google : envoyez l’adresse sans cette clé.',
  'audit.privacy.parameter':
    '{$parameter} envoie à GA4 qui est le visiteur, ce que les règles de Google interdisent même haché : retirez-le ou utilisez une variable de données fournies par l’utilisateur.',
  'audit.privacy.parameterFromAddress':
    'Le paramètre {$parameter} envoie {$key} depuis l’adresse de la page, ce qui dit qui est le visiteur et enfreint les règles de Google : retirez-le.',
  'audit.references.builtIn': 'La variable intégrée {{{$name}}} est utilisée mais pas activée, et n’a donc pas de valeur : activez-la sous Variables.',
  'audit.references.builtIn.fix': 'Activer la variable intégrée {$name}',
  'audit.references.builtInCondition':
    'Cette condition lit la variable intégrée {{{$name}}}, qui n’est pas activée et donc toujours vide : activez-la sous Variables.',
  'audit.references.folder':
    'Ceci se trouve dans le dossier {$folder}, que le fichier n’a pas, si bien que l’importation est refusée : ajoutez le dossier ou retirez l’ID.',
  'audit.references.folder.fix': 'Sortir {$thing} du dossier qui manque',
  'audit.references.template':
    'Le type {$type} appartient à un modèle personnalisé que le fichier n’a pas, si bien que l’importation est refusée : exportez-le avec son modèle.',
  'audit.references.trigger':
    'Cette balise nomme le déclencheur {$trigger}, que le fichier n’a pas, si bien que l’importation est refusée : ajoutez le déclencheur ou retirez son ID.',
  'audit.references.variable':
    'Rien dans le fichier ne s’appelle {$quoted}, si bien que {{{$name}}} reste du texte ou est refusé : ajoutez la variable ou corrigez le nom.',
  'audit.secrets.found': '{$thing} contient {$secret}, que chaque visiteur peut lire dans le conteneur : retirez cela, et faites-le remplacer à la source.',
  'audit.secrets.kind.aws': 'une clé d’accès AWS',
  'audit.secrets.kind.bearer': 'un jeton bearer',
  'audit.secrets.kind.github': 'un jeton GitHub',
  'audit.secrets.kind.meta': 'un jeton d’accès Meta',
  'audit.secrets.kind.named': 'une clé, comme le dit son nom',
  'audit.secrets.kind.password': 'une clé ou un mot de passe',
  'audit.secrets.kind.privateKey': 'une clé privée',
  'audit.secrets.kind.sendgrid': 'une clé SendGrid',
  'audit.secrets.kind.slack': 'un jeton Slack',
  'audit.secrets.kind.stripe': 'une clé secrète Stripe',
  'audit.sequences.circle': 'La séquence de balises {$tags} tourne en rond, si bien que ses balises s’attendent mutuellement : retirez une étape.',
  'audit.sequences.referenceMissing':
    'Ceci renvoie à la balise {$tag}, que le fichier n’a pas, et n’obtient donc pas de réglages : ajoutez la balise ou corrigez le nom.',
  'audit.sequences.sameName':
    'Deux éléments du genre {$kind} s’appellent {$name}, si bien que références et importations ne les distinguent pas : renommez-en un.',
  'audit.sequences.sameName.fix': 'Renommer le second en {$name}',
  'audit.sequences.tagMissing':
    '{$field} nomme {$tag}, qui n’est pas une balise du fichier, si bien que la séquence ne s’exécute jamais : ajoutez la balise ou corrigez le nom.',
  'audit.server.noClient':
    'Ce conteneur serveur n’a pas de client, si bien qu’il ne répond à aucune requête et qu’aucune balise ne s’exécute : ajoutez un client, comme celui de GA4.',
  'audit.server.notNamed':
    'La balise Google {$tag} ne nomme pas le conteneur serveur, si bien que ses données passent à côté : définissez server_container_url.',
  'audit.states.paused': 'La balise {$tag} est en pause mais compte toujours dans la taille : reprenez-la ou retirez-la.',
  'audit.states.pausedLong':
    'La balise {$tag} est en pause et n’a pas été touchée depuis plus de 90 jours, mais compte toujours dans la taille : reprenez-la ou retirez-la.',
  'audit.states.scheduleOver':
    'La planification de la balise {$tag} est terminée, si bien qu’elle ne se déclenche plus jamais : prolongez la planification ou retirez la balise.',
  'audit.states.unfinished': 'Le nom {$name} évoque un travail inachevé, si bien que personne n’ose y toucher : renommez-le ou retirez-le.',
  'audit.templates.broadPermissions':
    'Le modèle {$template} peut utiliser {$permissions} sur tout (*), et peut donc charger ou changer ce qu’il veut : restreignez ses autorisations.',
  'audit.templates.changed':
    'Le modèle {$template} a été modifié après sa venue de la galerie, et ne reçoit donc pas de mises à jour : lisez son code, ou prenez celui de la galerie.',
  'audit.templates.notFromGallery':
    'Le modèle {$template} ne vient pas de la galerie, si bien que personne ne le vérifie ni ne le met à jour : lisez son code, ou prenez celui de la galerie.',
  'audit.triggers.elementIdMissing': 'Le déclencheur {$trigger} ne dit pas quel élément il attend et ne se déclenche donc jamais : donnez-lui un ID.',
  'audit.triggers.groupEmpty':
    'Le groupe de déclencheurs {$trigger} n’attend aucun déclencheur et ne se déclenche donc jamais : utilisez le déclencheur lui-même ou ajoutez-en un autre.',
  'audit.triggers.groupSingle':
    'Le groupe de déclencheurs {$trigger} attend un seul déclencheur et n’est donc qu’un détour : utilisez le déclencheur lui-même ou ajoutez-en un autre.',
  'audit.triggers.selectorMissing': 'Le déclencheur {$trigger} ne dit pas quel élément il attend et ne se déclenche donc jamais : donnez-lui un sélecteur.',
  'audit.unused.folder': 'Le dossier {$folder} est vide et n’aide donc personne à trouver quoi que ce soit : retirez-le.',
  'audit.unused.folder.fix': 'Retirer le dossier {$folder}',
  'audit.unused.tag':
    'La balise {$tag} n’a pas de déclencheur et aucune autre balise ne l’exécute, si bien qu’elle ne se déclenche jamais : donnez-lui un déclencheur ou retirez-la.',
  'audit.unused.template':
    'Aucune balise, aucune variable ni aucun client n’est fait avec le modèle {$template}, qui ajoute pourtant du code et des autorisations : retirez-le.',
  'audit.unused.template.fix': 'Retirer le modèle {$template}',
  'audit.unused.trigger':
    'Aucune balise, aucun groupe ni aucune zone n’utilise le déclencheur {$trigger}, qui ne fait donc que prendre de la place : retirez-le.',
  'audit.unused.trigger.fix': 'Retirer le déclencheur {$trigger}',
  'audit.unused.variable': 'Rien ne renvoie à la variable {$variable}, qui ne fait donc que prendre de la place : retirez-la.',
  'audit.unused.variable.fix': 'Retirer la variable {$variable}',
  'audit.weight.everywhere':
    '{$count} balises d’autres fournisseurs s’exécutent sur chaque page, si bien que chaque page se charge plus lentement : ne les déclenchez que là où il le faut.',
  'audit.weight.htmlShare':
    '{$count} des {$all} balises actives sont du HTML personnalisé, qui est lent et peut faire n’importe quoi sur la page : utilisez des modèles là où il y en a.',
  'audit.weight.listener': 'Le déclencheur {$trigger} {$what}, ce qui coûte du temps sur les appareils lents : limitez-le aux pages qui en ont besoin.',
  'audit.weight.listener.domChanges': 'surveille chaque changement de la page',
  'audit.weight.listener.timer': 's’exécute toutes les {$milliseconds} millisecondes',
  'audit.weight.listener.youTube': 'charge le script YouTube sur chaque page où il écoute',
  'audit.weight.size':
    'Le conteneur atteint environ {$kilobytes} Ko et Google Tag Manager s’arrête à {$most} Ko, si bien qu’on ne pourra bientôt plus le publier : retirez ce qui est inutilisé.',
}
