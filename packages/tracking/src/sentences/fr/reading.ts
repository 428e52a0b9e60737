import type { Sentences } from '../say.ts'

/** Why a file cannot be read, and the words that sentences about files share. */
export const reading: Sentences = {
  'The file is too large: it has {0} bytes and at most {1} are read, so export only the parts that matter.':
    'Le fichier est trop grand : il a {0} octets et {1} au plus sont lus, n’exportez donc que les parties qui comptent.',
  'The file is a compressed archive (zip or gzip), so unpack it and choose the JSON file inside.':
    'Le fichier est une archive compressée (zip ou gzip) : décompressez-la et choisissez le fichier JSON qu’elle contient.',
  'The file is UTF-16 text and not UTF-8, so save it as UTF-8 and read it again.':
    'Le fichier est du texte UTF-16 et non UTF-8 : enregistrez-le en UTF-8 et relisez-le.',
  'The file is not UTF-8 text, so save it as UTF-8 or export the container again.':
    'Le fichier n’est pas du texte UTF-8 : enregistrez-le en UTF-8 ou exportez à nouveau le conteneur.',
  'The file is a zip archive, so unpack it and choose the JSON file inside.':
    'Le fichier est une archive zip : décompressez-la et choisissez le fichier JSON qu’elle contient.',
  'containerVersion has no container, so it is not said what the file is for: add it with a usageContext such as ["WEB"].':
    'containerVersion n’a pas de container, si bien que rien ne dit à quoi sert le fichier : ajoutez-le avec un usageContext comme ["WEB"].',
  'an empty list': 'une liste vide',
  'usageContext is {0}, so it is unknown which kind of container this is: write ["WEB"] or ["SERVER"].':
    'usageContext ne convient pas ({0}), si bien que l’on ne sait pas quelle sorte de conteneur c’est : écrivez ["WEB"] ou ["SERVER"].',
  'The usage context {0} does not exist in export files: write {1}.': 'Le contexte d’utilisation n’existe pas dans les fichiers d’export ({0}) : écrivez {1}.',
  'WEB or SERVER': 'WEB ou SERVER',
  'This is the old export format 1.3 from about 2015: it can be read, but export again to have the present format 2.':
    'C’est l’ancien format d’export 1.3, d’environ 2015 : il peut être lu, mais exportez à nouveau pour avoir le format actuel 2.',
  'exportTime is {0} where a time such as "2026-01-31 12:00:00" is usual, so the age of the file is unknown.':
    'exportTime n’est pas une heure comme "2026-01-31 12:00:00" ({0}), si bien que l’âge du fichier est inconnu.',
  'exportTime {0} is not in the form 2026-01-31 12:00:00, so the file was changed by hand or by a tool: check where it comes from.':
    'exportTime {0} n’a pas la forme 2026-01-31 12:00:00, le fichier a donc été modifié à la main ou par un outil : vérifiez d’où il vient.',
  'a comment never ends': 'un commentaire ne finit pas',
  'a text that starts with {0} never ends': 'un texte qui commence par {0} ne finit pas',
  '{0} closes nothing': '{0} ne ferme rien',
  '{0} stands where {1} belongs': '{0} se trouve là où il faut {1}',
  '{0} is never closed': '{0} n’est jamais fermé',
  'it does not start with function': 'cela ne commence pas par function',
  'the end of the file': 'la fin du fichier',
  'The file stops at line {0}, column {1} before its JSON is complete ({2} is missing), so copy or download it again.':
    'Le fichier s’arrête à la ligne {0}, colonne {1}, avant que son JSON soit complet (il manque {2}) : copiez-le ou téléchargez-le à nouveau.',
  'The file is no valid JSON at line {0}, column {1}: expected {2} but found {3}, so correct this place or export again.':
    'Le fichier n’est pas du JSON valide à la ligne {0}, colonne {1} : {2} était attendu et {3} s’y trouve, corrigez donc cet endroit ou exportez à nouveau.',
  'The key {0} stands twice in one object (again at line {1}, column {2}) and only the last one counts, so remove one.':
    'La clé {0} figure deux fois dans un objet (à nouveau à la ligne {1}, colonne {2}) et seule la dernière compte : retirez-en une.',
  'The file is empty, so export the container again in Google Tag Manager under Admin.':
    'Le fichier est vide : exportez à nouveau le conteneur dans Google Tag Manager, sous Administration.',
  'The file is HTML or XML instead of JSON (a saved web page?), so download the raw JSON file of the container.':
    'Le fichier est du HTML ou du XML au lieu de JSON (une page web enregistrée ?) : téléchargez le fichier JSON brut du conteneur.',
  'The file nests more than {0} levels deep at line {1}, column {2}, which no container does, so export it again.':
    'Le fichier imbrique plus de {0} niveaux à la ligne {1}, colonne {2}, ce que ne fait aucun conteneur : exportez-le à nouveau.',
  'The JSON is no container export, so export the container in Google Tag Manager.':
    'Le JSON n’est pas un export de conteneur : exportez le conteneur dans Google Tag Manager.',
  'The file starts with a byte order mark, which Google Tag Manager never writes, so it was left out on reading.':
    'Le fichier commence par une marque d’ordre des octets, que Google Tag Manager n’écrit jamais, elle a donc été omise à la lecture.',
  'The file has {0} bytes and the import dialogue takes about {1}, so split it or remove unused templates.':
    'Le fichier a {0} octets et la boîte d’importation en accepte environ {1} : divisez-le ou retirez des modèles inutilisés.',
  'exportFormatVersion is the text "2" where the number 2 belongs, so remove the quotes.':
    'exportFormatVersion est le texte "2" là où il faut le nombre 2 : retirez les guillemets.',
  'The file has no exportFormatVersion, so it is no container export: use a file exported under Admin.':
    'Le fichier n’a pas d’exportFormatVersion, ce n’est donc pas un export de conteneur : utilisez un fichier exporté sous Administration.',
  'exportFormatVersion is {0} and only 2 (and the old 1.3) can be read, so export the container again from Google Tag Manager.':
    'exportFormatVersion ne convient pas ({0}) et seule la 2 (et l’ancienne 1.3) peut être lue : exportez à nouveau le conteneur depuis Google Tag Manager.',
  'The JSON is {0} and no container export (an object), so choose the file exported under Admin.':
    'Le JSON n’est pas un export de conteneur, qui serait un objet ({0}) : choisissez le fichier exporté sous Administration.',
  'The JSON has neither exportFormatVersion nor containerVersion, so it is no container export: choose the file exported under Admin.':
    'Le JSON n’a ni exportFormatVersion ni containerVersion, ce n’est donc pas un export de conteneur : choisissez le fichier exporté sous Administration.',
  'containerVersion is {0} where an object with the container belongs, so export it again.':
    'containerVersion ne convient pas ({0}), car il faut un objet avec le conteneur : exportez-le à nouveau.',
  'container is {0} where an object belongs, so export it again.': 'container ne convient pas ({0}), car il faut un objet : exportez-le à nouveau.',
  '{0} is {1} where a list belongs, so put its entries into [ ].': '{0} ne convient pas ({1}), car il faut une liste : mettez ses entrées entre [ ].',
  'This entry of {0} is {1} where an object belongs, so correct or remove it.':
    'Cette entrée de {0} ne convient pas ({1}), car il faut un objet : corrigez-la ou retirez-la.',
  '"," or "{0}"': '"," ou "{0}"',
  'a key in double quotes': 'une clé entre guillemets doubles',
  'a complete text in double quotes': 'un texte complet entre guillemets doubles',
  'a value': 'une valeur',
  missing: 'absent',
  'a list': 'une liste',
  'an object': 'un objet',
  'the JSON {0}': 'le {0} de JSON',
  'the JSON number {0}': 'le nombre JSON {0}',
  'a text': 'un texte',
  '"{0}"': '« {0} »',
  tag: 'balise',
  trigger: 'déclencheur',
  variable: 'variable',
  folder: 'dossier',
  builtInVariable: 'variable intégrée',
  customTemplate: 'modèle personnalisé',
  client: 'client',
  transformation: 'transformation',
  '{0} and {1}': '{0} et {1}',
  '{0} and {1} and {2}': '{0}, {1} et {2}',
  '{0} is connected in another project: remove it there first.': '{0} est connecté dans un autre projet : retirez-le d’abord là-bas.',
  "The file does not say which container it is from (its id is '{0}'), so it proves nothing: export the container in Google Tag Manager under Admin.":
    'Le fichier ne dit pas de quel conteneur il vient (son ID est « {0} ») et ne prouve donc rien : exportez le conteneur dans Google Tag Manager, sous Administration.',
  'A quotation mark opens on line {0} and never closes: close it, then choose the file again.':
    'Un guillemet s’ouvre à la ligne {0} et ne se ferme jamais : fermez-le, puis choisissez à nouveau le fichier.',
  'The list is not text in UTF-8: save it as CSV UTF-8, then choose it again.':
    'La liste n’est pas du texte UTF-8 : enregistrez-la en CSV UTF-8, puis choisissez-la à nouveau.',
  'The list holds no event name: put one on each line, in a column called event.':
    'La liste ne contient aucun nom d’événement : mettez-en un par ligne, dans une colonne appelée event.',
}
