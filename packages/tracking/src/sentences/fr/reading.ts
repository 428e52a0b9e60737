import type { reading as english } from '../en/reading.ts'
import type { Translated } from '../say.ts'

/** Why a file cannot be read, and the words that sentences about files share. */
export const reading: Translated<typeof english> = {
  'gtm.code.closesNothing': '{$char} ne ferme rien',
  'gtm.code.commentOpen': 'un commentaire ne finit pas',
  'gtm.code.neverClosed': '{$bracket} n’est jamais fermé',
  'gtm.code.noFunction': 'cela ne commence pas par function',
  'gtm.code.otherBracket': '{$found} se trouve là où il faut {$expected}',
  'gtm.code.textOpen': 'un texte qui commence par {$char} ne finit pas',
  'gtm.file.archive': 'Le fichier est une archive compressée (zip ou gzip) : décompressez-la et choisissez le fichier JSON qu’elle contient.',
  'gtm.file.byteOrderMark': 'Le fichier commence par une marque d’ordre des octets, que Google Tag Manager n’écrit jamais, elle a donc été omise à la lecture.',
  'gtm.file.elsewhere': '{$container} est connecté dans un autre projet : retirez-le d’abord là-bas.',
  'gtm.file.empty': 'Le fichier est vide : exportez à nouveau le conteneur dans Google Tag Manager, sous Administration.',
  'gtm.file.html': 'Le fichier est du HTML ou du XML au lieu de JSON (une page web enregistrée ?) : téléchargez le fichier JSON brut du conteneur.',
  'gtm.file.importLimit': 'Le fichier a {$bytes} octets et la boîte d’importation en accepte environ {$most} : divisez-le ou retirez des modèles inutilisés.',
  'gtm.file.nameless':
    'Le fichier ne dit pas de quel conteneur il vient (son ID est « {$id} ») et ne prouve donc rien : exportez le conteneur dans Google Tag Manager, sous Administration.',
  'gtm.file.noExport': 'Le JSON n’est pas un export de conteneur : exportez le conteneur dans Google Tag Manager.',
  'gtm.file.notUtf8': 'Le fichier n’est pas du texte UTF-8 : enregistrez-le en UTF-8 ou exportez à nouveau le conteneur.',
  'gtm.file.tooDeep':
    'Le fichier imbrique plus de {$most} niveaux à la ligne {$line}, colonne {$column}, ce que ne fait aucun conteneur : exportez-le à nouveau.',
  'gtm.file.tooLarge': 'Le fichier est trop grand : il a {$bytes} octets et {$most} au plus sont lus, n’exportez donc que les parties qui comptent.',
  'gtm.file.utf16': 'Le fichier est du texte UTF-16 et non UTF-8 : enregistrez-le en UTF-8 et relisez-le.',
  'gtm.file.zip': 'Le fichier est une archive zip : décompressez-la et choisissez le fichier JSON qu’elle contient.',
  'gtm.found.boolean': 'le {$value} de JSON',
  'gtm.found.emptyList': 'une liste vide',
  'gtm.found.list': 'une liste',
  'gtm.found.missing': 'absent',
  'gtm.found.number': 'le nombre JSON {$value}',
  'gtm.found.object': 'un objet',
  'gtm.found.text': 'un texte',
  'gtm.head.containerMissing':
    'containerVersion n’a pas de container, si bien que rien ne dit à quoi sert le fichier : ajoutez-le avec un usageContext comme ["WEB"].',
  'gtm.head.oldFormat': 'C’est l’ancien format d’export 1.3, d’environ 2015 : il peut être lu, mais exportez à nouveau pour avoir le format actuel 2.',
  'gtm.head.timeForm':
    'exportTime {$time} n’a pas la forme 2026-01-31 12:00:00, le fichier a donc été modifié à la main ou par un outil : vérifiez d’où il vient.',
  'gtm.head.timeUnusable': 'exportTime n’est pas une heure comme "2026-01-31 12:00:00" ({$found}), si bien que l’âge du fichier est inconnu.',
  'gtm.head.usageUnknown': 'Le contexte d’utilisation n’existe pas dans les fichiers d’export ({$found}) : écrivez {$meant}.',
  'gtm.head.usageUnusable':
    'usageContext ne convient pas ({$found}), si bien que l’on ne sait pas quelle sorte de conteneur c’est : écrivez ["WEB"] ou ["SERVER"].',
  'gtm.head.webOrServer': 'WEB ou SERVER',
  'gtm.json.commaOr': '"," ou "{$close}"',
  'gtm.json.endOfFile': 'la fin du fichier',
  'gtm.json.incomplete':
    'Le fichier s’arrête à la ligne {$line}, colonne {$column}, avant que son JSON soit complet (il manque {$expected}) : copiez-le ou téléchargez-le à nouveau.',
  'gtm.json.invalid':
    'Le fichier n’est pas du JSON valide à la ligne {$line}, colonne {$column} : {$expected} était attendu et {$found} s’y trouve, corrigez donc cet endroit ou exportez à nouveau.',
  'gtm.json.key': 'une clé entre guillemets doubles',
  'gtm.json.keyTwice':
    'La clé {$key} figure deux fois dans un objet (à nouveau à la ligne {$line}, colonne {$column}) et seule la dernière compte : retirez-en une.',
  'gtm.json.text': 'un texte complet entre guillemets doubles',
  'gtm.json.value': 'une valeur',
  'gtm.list.noEventName': 'La liste ne contient aucun nom d’événement : mettez-en un par ligne, dans une colonne appelée event.',
  'gtm.list.notUtf8': 'La liste n’est pas du texte UTF-8 : enregistrez-la en CSV UTF-8, puis choisissez-la à nouveau.',
  'gtm.list.quoteOpen': 'Un guillemet s’ouvre à la ligne {$line} et ne se ferme jamais : fermez-le, puis choisissez à nouveau le fichier.',
  'gtm.structure.containerNoObject': 'container ne convient pas ({$found}), car il faut un objet : exportez-le à nouveau.',
  'gtm.structure.entryNoObject': 'Cette entrée de {$kind} ne convient pas ({$found}), car il faut un objet : corrigez-la ou retirez-la.',
  'gtm.structure.formatMissing':
    'Le fichier n’a pas d’exportFormatVersion, ce n’est donc pas un export de conteneur : utilisez un fichier exporté sous Administration.',
  'gtm.structure.formatText': 'exportFormatVersion est le texte "2" là où il faut le nombre 2 : retirez les guillemets.',
  'gtm.structure.formatUnknown':
    'exportFormatVersion ne convient pas ({$found}) et seule la 2 (et l’ancienne 1.3) peut être lue : exportez à nouveau le conteneur depuis Google Tag Manager.',
  'gtm.structure.kindNoList': '{$kind} ne convient pas ({$found}), car il faut une liste : mettez ses entrées entre [ ].',
  'gtm.structure.noContainerKeys':
    'Le JSON n’a ni exportFormatVersion ni containerVersion, ce n’est donc pas un export de conteneur : choisissez le fichier exporté sous Administration.',
  'gtm.structure.noObject': 'Le JSON n’est pas un export de conteneur, qui serait un objet ({$found}) : choisissez le fichier exporté sous Administration.',
  'gtm.structure.versionNoObject': 'containerVersion ne convient pas ({$found}), car il faut un objet avec le conteneur : exportez-le à nouveau.',
  'kind.builtInVariable': 'variable intégrée',
  'kind.client': 'client',
  'kind.customTemplate': 'modèle personnalisé',
  'kind.folder': 'dossier',
  'kind.tag': 'balise',
  'kind.transformation': 'transformation',
  'kind.trigger': 'déclencheur',
  'kind.variable': 'variable',
  'list.arrow': '{$first} → {$second}',
  'list.comma': '{$first}, {$second}',
  'list.more': '{$first}, {$second} et {$rest}',
  'list.two': '{$first} et {$second}',
  'text.quoted': '« {$text} »',
}
