import type { files as english } from '../en/files.ts'
import type { Translated } from '../say.ts'

/** What is wrong with a container file. */
export const files: Translated<typeof english> = {
  'gtm.builtIns.otherName':
    'La variable intégrée {$type} s’appelle {$name} ici et {$usual} dans Google Tag Manager, les références doivent donc utiliser ce dernier nom.',
  'gtm.builtIns.spelling': 'La variable intégrée {$type} n’est pas écrite comme dans un fichier d’export : écrivez {$meant}.',
  'gtm.builtIns.twice': 'La variable intégrée {$type} figure deux fois : retirez une entrée.',
  'gtm.builtIns.typeUnusable': 'Le type de cette variable intégrée ne convient pas ({$found}), si bien que rien n’est activé : écrivez-en un comme PAGE_URL.',
  'gtm.builtIns.unknown': 'La variable intégrée {$type} n’est pas connue ici, elle est donc laissée telle quelle.',
  'gtm.conditions.leftMissing': 'La condition n’a pas d’arg0 et ne compare donc rien : ajoutez la variable, comme {{Page Path}}.',
  'gtm.conditions.leftNoVariable': 'arg0 est {$found} alors qu’il faut exactement une variable : écrivez-la comme {{Page Path}}.',
  'gtm.conditions.noList': 'Les conditions ne conviennent pas ({$found}), car il faut une liste : mettez-les entre [ ].',
  'gtm.conditions.noObject': 'Cette condition ne convient pas ({$found}), car il faut un objet avec type et parameter : corrigez-la.',
  'gtm.conditions.regexInvalid': '{$text} n’est pas une expression régulière ({$fault}), si bien que la condition n’est jamais remplie : corrigez-la.',
  'gtm.conditions.rightMissing': 'La condition n’a pas d’arg1, il n’y a donc rien à comparer : ajoutez le texte à chercher.',
  'gtm.conditions.rightNoNumber':
    '{$type} compare des nombres et {$found} n’en est pas un, si bien que la condition n’est jamais remplie : écrivez un nombre comme 50.',
  'gtm.conditions.typeNegative': 'Il n’y a pas de type de condition {$type} : utilisez le type positif avec un paramètre BOOLEAN negate "true".',
  'gtm.conditions.typeSpelling': 'Le type de condition {$type} n’est pas écrit comme dans un fichier d’export : écrivez {$meant}.',
  'gtm.conditions.typeUnknown':
    'Il n’y a pas de type de condition {$type}, si bien que l’importation est refusée : utilisez-en un comme EQUALS, CONTAINS ou MATCH_REGEX.',
  'gtm.conditions.typeUnusable': 'Le type de la condition ne convient pas ({$found}), si bien que rien n’est comparé : écrivez-en un comme EQUALS ou CONTAINS.',
  'gtm.consent.noObject': 'consentSettings ne convient pas ({$found}), car il faut un objet avec consentStatus : corrigez-le.',
  'gtm.consent.statusInvalid': 'consentStatus ne convient pas ({$found}) et l’importation le refuse : {$advice}.',
  'gtm.consent.typeNoTemplate':
    'Ce type de consentement n’est pas un paramètre TEMPLATE avec un texte : écrivez-le comme {"type": "TEMPLATE", "value": "ad_storage"}.',
  'gtm.consent.typeWithKey': 'Ce type de consentement a une clé, mais les entrées de cette liste n’en ont pas : retirez la clé.',
  'gtm.consent.typesMissing':
    'La balise a besoin d’un consentement mais n’en nomme aucun type, si bien que rien ne peut être vérifié : énumérez les types dans consentType.',
  'gtm.consent.typesNoList':
    'consentType n’est pas un paramètre LIST avec une liste de types de consentement, si bien que l’importation le refuse : écrivez {"type": "LIST", "list": […]}.',
  'gtm.consent.typesNotAllowed': 'consentType n’est permis qu’avec NEEDED et le statut est {$status} : changez l’un des deux.',
  'gtm.consent.writeStatus': 'écrivez NOT_SET, NOT_NEEDED ou NEEDED',
  'gtm.contents.circle': 'Les variables {$variables} renvoient les unes aux autres en rond et n’ont donc pas de valeur : retirez une référence.',
  'gtm.contents.codeInvalid': 'Cette variable JavaScript n’est pas une expression de fonction ({$fault}) et n’a donc pas de valeur : corrigez le code.',
  'gtm.contents.constantTooLong': 'Cette constante a {$length} caractères et {$most} sont permis : raccourcissez-la.',
  'gtm.contents.htmlTooLong': 'Le HTML a {$length} caractères et {$most} sont permis : déplacez-en une partie dans un fichier du site.',
  'gtm.folders.missing':
    'Le dossier {$folder} n’est pas dans le fichier, si bien que l’importation est refusée (unknown folder) : ajoutez le dossier ou retirez cette ligne.',
  'gtm.folders.noText': 'parentFolderId ne convient pas ({$found}), car il faut l’ID d’un dossier sous forme de texte : mettez-le entre guillemets.',
  'gtm.found.empty': 'vide',
  'gtm.found.none': 'aucune',
  'gtm.ga4Events.columns': 'Une ligne de {$table} a les colonnes {$found} et a besoin de {$first} et {$second}, si bien que rien ne la lit : renommez-les.',
  'gtm.ga4Events.ecommerceSourceMissing':
    'sendEcommerceData est activé sans getEcommerceDataFrom, si bien qu’aucun article n’est lu : ajoutez-le avec "dataLayer".',
  'gtm.ga4Events.nameCharacters':
    'Le nom d’événement {$name} a d’autres caractères que lettres, chiffres et tirets bas, si bien que GA4 peut rejeter l’événement : choisissez un autre nom.',
  'gtm.ga4Events.namePrefix': 'Le nom d’événement {$name} a un préfixe que GA4 se réserve, si bien que GA4 peut rejeter l’événement : choisissez un autre nom.',
  'gtm.ga4Events.nameReserved':
    'Le nom d’événement {$name} est réservé à ce que GA4 collecte lui-même, si bien que GA4 peut rejeter l’événement : choisissez un autre nom.',
  'gtm.ga4Events.nameStart': 'Le nom d’événement {$name} ne commence pas par une lettre, si bien que GA4 peut rejeter l’événement : choisissez un autre nom.',
  'gtm.ga4Events.nameTooLong': 'Le nom d’événement {$name} a plus de {$most} caractères, si bien que GA4 peut rejeter l’événement : choisissez un autre nom.',
  'gtm.ga4Events.noConfigurationSettings':
    '{$key} nomme {$name}, qui n’est pas une variable de paramètres de configuration, si bien que ses réglages sont perdus : nommez-en une de ce type ({$type}).',
  'gtm.ga4Events.noEventSettings':
    '{$key} nomme {$name}, qui n’est pas une variable de paramètres d’événement, si bien que ses réglages sont perdus : nommez-en une de ce type ({$type}).',
  'gtm.ga4Events.setTwice': '{$table} définit {$name} deux fois et une seule valeur peut être envoyée : retirez une ligne.',
  'gtm.ga4Events.tooManyParameters':
    'Cet événement envoie {$count} paramètres et GA4 en accepte {$most}, si bien que le reste est perdu : retirez ceux qui comptent le moins.',
  'gtm.ids.noDigits': '{$key} {$id} n’est pas fait uniquement de chiffres, si bien que l’importation le refuse : utilisez un nombre entre guillemets.',
  'gtm.ids.noText': '{$key} n’est pas un texte ({$found}), ce qui est l’usage : mettez-le entre guillemets.',
  'gtm.ids.twice': '{$key} {$id} est utilisé deux fois, si bien que les références ne sont pas claires : donnez à chaque élément du genre {$kind} le sien.',
  'gtm.ids.unusable': '{$key} ne convient pas ({$found}), car chaque élément du genre {$kind} a besoin de son propre ID, un texte de chiffres : écrivez-en un.',
  'gtm.keys.noText': '{$field} n’est pas du texte ({$found}), comme c’est l’usage : mettez-le entre guillemets.',
  'gtm.keys.unknown': 'La clé {$key} n’est pas connue à cet endroit, elle est donc laissée telle quelle et n’est pas vérifiée.',
  'gtm.measurementIds.anyId': 'un ID comme G-ABC123XYZ4',
  'gtm.measurementIds.invalid': '{$id} n’est pas un ID que GA4 connaît, si bien qu’aucune donnée n’arrive : écrivez {$wanted}.',
  'gtm.measurementIds.measurementId': 'un ID de mesure comme G-ABC123XYZ4',
  'gtm.measurementIds.placeholder': '{$id} est un espace réservé, si bien qu’aucune donnée n’arrive encore : remplacez-le par l’ID de mesure.',
  'gtm.measurementIds.universal':
    '{$id} n’est pas un ID que GA4 connaît (UA- est d’Universal Analytics, qui est fermé), si bien qu’aucune donnée n’arrive : écrivez {$wanted}.',
  'gtm.names.brace': 'Le nom {$name} a une accolade, que les {{références}} ne peuvent pas contenir : retirez-la.',
  'gtm.names.missing': 'Il manque un nom qui convienne ({$kind} : {$found}), or c’est par leur nom que les éléments sont trouvés et fusionnés : donnez-en un.',
  'gtm.names.space': 'Le nom {$name} commence ou finit par une espace, si bien que les références à ce nom échouent : retirez l’espace.',
  'gtm.names.twice': 'Deux entrées du genre {$kind} s’appellent {$name}, mais les noms sont la clé de la fusion : renommez-en une.',
  'gtm.parameters.contentNoList': '{$key} ne convient pas ({$found}), car il faut une liste de paramètres : mettez ses entrées entre [ ].',
  'gtm.parameters.fieldNoObject': 'Ce champ ne convient pas ({$found}), car il faut un objet comme {"type": "BOOLEAN", "value": "true"} : écrivez-le ainsi.',
  'gtm.parameters.keyMissing': 'Ce paramètre n’a pas de clé ({$found}), si bien que rien ne le lit : donnez-lui-en une.',
  'gtm.parameters.keyTwice': 'La clé {$key} figure deux fois à cet endroit et une seule valeur peut compter : retirez-en une.',
  'gtm.parameters.noBoolean': 'Un BOOLEAN contient "true", "false" ou une {{variable}} et non {$value} : corrigez la valeur.',
  'gtm.parameters.noInteger': 'Un INTEGER contient des chiffres ou une {{variable}} et non {$value} : corrigez la valeur.',
  'gtm.parameters.noList': 'Les paramètres ne conviennent pas ({$found}), car il faut une liste : mettez-les entre [ ].',
  'gtm.parameters.noObject': 'Ce paramètre ne convient pas ({$found}), car il faut un objet avec type et value : corrigez-le.',
  'gtm.parameters.notHeld': 'Un paramètre {$type} ne contient pas de {$key} : changez son type en {$wanted} ou retirez {$key}.',
  'gtm.parameters.typeSpelling': 'Le type de paramètre {$type} n’est pas écrit comme dans un fichier d’export (on dirait celui de l’API) : écrivez {$meant}.',
  'gtm.parameters.typeUnknown':
    'Le type de paramètre {$type} n’existe pas, si bien que l’importation est refusée : écrivez TEMPLATE, BOOLEAN, INTEGER, LIST ou MAP.',
  'gtm.parameters.typeUnusable':
    'Le type de ce paramètre ne convient pas ({$found}), si bien que rien ne dit ce qu’il contient : écrivez TEMPLATE, BOOLEAN, INTEGER, LIST ou MAP.',
  'gtm.parameters.valueBesideEntries': 'Un paramètre {$type} a ses entrées dans {$key} et pas de valeur : déplacez ou retirez la valeur.',
  'gtm.parameters.valueNoText': 'La valeur ne convient pas ({$found}), car seul du texte est permis : mettez-la entre guillemets doubles.',
  'gtm.references.builtInOff': 'La variable intégrée {{{$name}}} est utilisée ici mais pas activée, et n’a donc pas de valeur : ajoutez-la à builtInVariable.',
  'gtm.references.missing':
    'Rien dans le fichier ne s’appelle {$quoted}, si bien que {{{$name}}} reste du texte à moins que le conteneur de destination ne l’ait : ajoutez la variable.',
  'gtm.references.notClosed': '{$text} ouvre {{ et ne le ferme pas, et reste donc du texte : écrivez la variable comme {{Page URL}}.',
  'gtm.regex.unreadable': 'illisible',
  'gtm.requirements.empty': '{$key} est vide dans cet élément ({$kind} du type {$type}), qui ne peut donc pas fonctionner : remplissez-le.',
  'gtm.requirements.kindServerOnly':
    'Un élément du genre {$kind} a sa place dans un conteneur serveur et celui-ci est {$usage} : retirez-le ou changez de conteneur.',
  'gtm.requirements.missing': 'Il manque {$key} à cet élément ({$kind}) du type {$type}, qui ne peut donc pas fonctionner : ajoutez le paramètre.',
  'gtm.requirements.serverOnly':
    'Le type {$type} ({$kind}) a sa place dans un conteneur serveur et celui-ci est {$usage} : retirez-le ou changez de conteneur.',
  'gtm.requirements.unknownParameter': 'Le paramètre {$key} n’est pas connu pour le type {$type} : vérifiez son orthographe ; il est conservé.',
  'gtm.requirements.webOnly': 'Le type {$type} ({$kind}) a sa place dans un conteneur web et celui-ci est {$usage} : retirez-le ou changez de conteneur.',
  'gtm.sequence.circle': 'La séquence de balises {$tags} tourne en rond, si bien que ses balises s’attendent mutuellement : supprimez une étape.',
  'gtm.sequence.noList': '{$field} ne convient pas ({$found}), car il faut une liste avec une balise : mettez-la entre [ ].',
  'gtm.sequence.noTagName': 'Cette entrée de {$field} n’a pas de tagName, si bien qu’aucune balise ne peut s’exécuter : nommez la balise.',
  'gtm.sequence.tagMissing':
    'La balise {$tag} de ce {$field} n’est pas dans le fichier, si bien que la séquence ne peut pas s’exécuter : ajoutez la balise ou corrigez le nom.',
  'gtm.sequence.tooMany': '{$field} nomme {$count} balises et une seule est permise : gardez-en une.',
  'gtm.tags.bothIds':
    'Cet événement GA4 a à la fois measurementIdOverride et measurementId, mais il en faut exactement un : gardez measurementIdOverride avec l’ID de mesure.',
  'gtm.tags.builtInTriggerMissing': 'Le déclencheur intégré {$id} ({$name}) n’existe pas dans cette sorte de conteneur : utilisez-en un qui existe.',
  'gtm.tags.conversionIdInvalid':
    'Le conversionId {$id} n’est pas un nombre entier (l’importation dit "must be a positive integer") : écrivez le numéro du compte.',
  'gtm.tags.conversionIdPrefixed':
    'Le conversionId {$id} n’est pas un nombre entier (l’importation dit "must be a positive integer") : retirez le AW- de devant.',
  'gtm.tags.firingOptionInvalid': 'tagFiringOption ne convient pas ({$found}) et l’importation le refuse : {$advice}.',
  'gtm.tags.idNoReference':
    'Le measurementId d’un événement GA4 est un TAG_REFERENCE vers sa balise de configuration et non un ID : utilisez measurementIdOverride pour l’ID.',
  'gtm.tags.neverRuns':
    'Aucun déclencheur ne déclenche cette balise et aucune autre balise ne la lance, si bien qu’elle ne s’exécute jamais : donnez-lui un déclencheur.',
  'gtm.tags.noId':
    'Cet événement GA4 n’a ni measurementIdOverride ni measurementId, mais il en faut exactement un : mettez measurementIdOverride avec l’ID de mesure.',
  'gtm.tags.overrideNoTemplate': 'measurementIdOverride contient l’ID de mesure sous forme de TEMPLATE et non une référence à une balise : écrivez-y l’ID.',
  'gtm.tags.pausedNoBoolean': 'paused ne convient pas ({$found}), car il faut le true ou false de JSON : retirez les guillemets.',
  'gtm.tags.tagMissing':
    'La balise {$tag} à laquelle ceci renvoie n’est pas dans le fichier, si bien que l’importation est refusée : ajoutez la balise ou corrigez le nom.',
  'gtm.tags.triggerMissing':
    'Le déclencheur {$trigger} n’est pas dans le fichier, si bien que l’importation est refusée (unknown trigger) : ajoutez le déclencheur ou retirez l’ID.',
  'gtm.tags.triggerNoText': 'Cet ID de déclencheur ne convient pas ({$found}), car il faut un texte : mettez-le entre guillemets.',
  'gtm.tags.triggersNoList': '{$field} ne convient pas ({$found}), car il faut une liste d’ID de déclencheurs : mettez-le entre [ ].',
  'gtm.tags.writeFiringOption': 'écrivez ONCE_PER_EVENT, ONCE_PER_LOAD ou UNLIMITED',
  'gtm.templates.dataUnusable':
    'Le templateData de ce modèle ne convient pas ({$found}), si bien que le modèle ne peut pas s’exécuter : mettez-y le texte de son fichier .tpl.',
  'gtm.templates.noInfo': 'un texte sans section ___INFO___',
  'gtm.triggerFields.elementMissing': 'Ce déclencheur ELEMENT_VISIBILITY n’a pas de {$key} et ne surveille donc rien : dites quel élément il attend.',
  'gtm.triggerFields.firesAndBlocks':
    'Le déclencheur {$trigger} déclenche et bloque cette balise, qui ne s’exécute donc pas avec lui : retirez-le d’une des listes.',
  'gtm.triggerFields.intervalNoNumber':
    'L’intervalle {$interval} n’est pas un nombre de millisecondes, si bien que le minuteur ne se déclenche jamais : écrivez-en un comme 30000.',
  'gtm.triggerFields.thresholds':
    '{$key} est {$found}, si bien que le déclencheur risque de ne jamais se déclencher : écrivez des nombres comme 25, 50, 90 séparés par des virgules.',
  'gtm.triggerFields.thresholdsMissing':
    'Ce déclencheur SCROLL_DEPTH n’a pas de seuils et ne se déclenche donc jamais : ajoutez verticalThresholdsPercent, comme 50, 90.',
  'gtm.triggers.eventVariable':
    'La condition de l’événement compare {$found} là où tout fichier authentique a {{_event}}, si bien que le déclencheur risque de ne jamais se déclencher : écrivez {{_event}}.',
  'gtm.triggers.groupEmpty': 'Ce groupe de déclencheurs n’a pas de triggerIds et ne se déclenche donc jamais : énumérez les déclencheurs qu’il attend.',
  'gtm.triggers.groupMember': 'Le groupe de déclencheurs attend le déclencheur {$trigger}, qui n’est pas dans le fichier : ajoutez-le ou retirez-le du groupe.',
  'gtm.triggers.idOfBuiltIn': 'L’ID {$id} appartient au déclencheur intégré {$name}, qui n’a pas besoin d’objet : retirez ce déclencheur.',
  'gtm.triggers.intervalMissing':
    'Ce déclencheur TIMER n’a pas d’interval et ne se déclenche donc jamais : ajoutez-en un en millisecondes comme paramètre TEMPLATE.',
  'gtm.triggers.oneEventCondition':
    'Un déclencheur CUSTOM_EVENT a besoin d’exactement une condition customEventFilter (ici : {$found}) : dites-y quel événement il attend.',
  'gtm.triggers.typeSpelling': 'Le type de déclencheur {$type} n’est pas écrit comme dans un fichier d’export : écrivez {$meant}.',
  'gtm.triggers.typeUnknown': 'Le type de déclencheur {$type} n’est pas connu ici, il est donc laissé tel quel et ses champs ne sont pas vérifiés.',
  'gtm.triggers.typeUnusable':
    'Le type du déclencheur ne convient pas ({$found}), si bien qu’il ne se déclenche jamais : écrivez-en un comme PAGEVIEW ou CUSTOM_EVENT.',
  'gtm.types.noCode': '{$type} n’est pas un code de type ({$kind} ; ils sont courts et en minuscules, comme "html" ou "v") : écrivez le bon.',
  'gtm.types.templateMissing':
    'Le modèle personnalisé {$type} n’est pas dans le fichier, si bien que l’importation est refusée (unknown entity type) : ajoutez le modèle.',
  'gtm.types.unknown': 'Le type {$type} ({$kind}) n’est pas connu ici, il est donc laissé tel quel et ses champs ne sont pas vérifiés.',
  'gtm.types.unusable': 'Le type de cet élément ne convient pas ({$kind} : {$found}), si bien que l’importation est refusée : écrivez son code de type.',
  'gtm.variables.caseInvalid': 'caseConversionType ne convient pas ({$found}) et l’importation le refuse : écrivez {$meant}.',
  'gtm.variables.formatNoObject': 'formatValue ne convient pas ({$found}), car il faut un objet (un objet vide ne change rien) : écrivez {}.',
  'gtm.variables.lowerOrUpper': 'LOWERCASE ou UPPERCASE',
  'gtm.variables.noFunction': 'Cette variable JavaScript ne contient aucune fonction et n’a donc pas de valeur : écrivez-la comme function() { return …; }.',
  'gtm.variables.regexInvalid': '{$text} n’est pas une expression régulière ({$fault}), si bien que cette ligne ne correspond jamais : corrigez-la.',
  'gtm.write': 'écrivez {$meant}',
  'write.container.measurementId':
    'L’ID de mesure {$id} n’est pas de ceux que GA4 attribue, si bien qu’aucune donnée n’arriverait ; copiez l’ID qui commence par G- dans le flux de données web de GA4 (Administration, Flux de données).',
  'write.tags.noEvents':
    'Une balise du type « {$type} » doit se déclencher sur « {$event} », qu’aucune balise du plan n’envoie : nommez l’un de ses événements.',
  'write.tags.otherEvent': 'Une balise du type « {$type} » doit se déclencher sur « {$event} », qu’aucune balise du plan n’envoie : nommez l’un de {$events}.',
  'write.tags.type': 'Tagmason n’écrit pas de balises du type « {$type} ».',
  'write.triggers.automatic': 'L’événement {$event} est collecté par GA4 lui-même et n’a pas de déclencheur ; retirez-le avant d’écrire des déclencheurs.',
  'write.triggers.pattern':
    'La condition {$pattern} de l’événement {$event} n’est pas une expression régulière qui se compile, si bien que son déclencheur ne pourrait jamais s’activer ; corrigez-la ou retirez-la du plan.',
}
