import { plural } from '../../../language.ts'
import type { ImportText } from './text.ts'

export const text: ImportText = {
  detail: 'Un export de conteneur (JSON) de Google Tag Manager, ou une liste de noms d’événements (CSV). Vous voyez ce que cela fait avant d’importer.',
  file: 'Fichier',
  reading: 'Lecture du fichier',
  unreadable: 'Ce fichier ne peut pas être importé',
  of: (id, name) => [id, name].filter((each) => each !== '').join(', '),
  nameless: 'Un fichier de conteneur',
  isNew: 'Ce conteneur n’est pas encore dans la liste ; l’importer le connecte.',
  isKnown: 'Un export de ce conteneur : l’importer prouve qu’il existe et le compte.',
  isOther:
    'Le fichier vient d’un autre conteneur : il entre donc dans ce qui est enregistré de l’un des vôtres. Téléchargez ensuite ce conteneur et importez-le dans Google Tag Manager.',
  isNamed: (id) =>
    `Le fichier ne nomme aucun conteneur : il est donc pris pour un fichier de ${id}. Seule une exportation de Google Tag Manager prouve que ${id} y existe.`,
  connectFirst:
    'Le fichier ne nomme encore aucun conteneur et aucun n’est connecté ici : connectez-en d’abord un avec son ID (GTM-…), puis choisissez de nouveau le fichier.',
  isOf: 'Le fichier vient du conteneur',
  isOfNone: 'Choisissez un conteneur',
  into: 'Importer dans',
  intoOwn: 'Le conteneur dont vient le fichier',
  mode: 'Option d’importation',
  modes: { overwrite: 'Écraser', mergeOverwriting: 'Fusionner : écraser les conflits', mergeRenaming: 'Fusionner : renommer les conflits' },
  modeDetails: {
    overwrite: 'Le fichier prend la place de tout ce qui est enregistré.',
    mergeOverwriting: 'Ce qui est enregistré reste. Où un nom existe avec un autre contenu, celui du fichier compte.',
    mergeRenaming: 'Ce qui est enregistré reste. Où un nom existe avec un autre contenu, celui du fichier entre sous un autre nom.',
  },
  added: 'Ajoutés',
  changed: 'Modifiés',
  removed: 'Supprimés',
  same: 'Inchangés',
  conflicts: 'Conflits de nom',
  overwritten: (count) => `${plural('fr', count, { one: 'nom existe', other: 'noms existent' })} avec un autre contenu. Celui du fichier le remplace.`,
  renamed: (count) =>
    `${plural('fr', count, { one: 'nom existe', other: 'noms existent' })} avec un autre contenu. Les deux restent ; celui du fichier reçoit un autre nom.`,
  changes: 'Ce que change l’importation',
  nothing: 'Tout cela y est déjà',
  nothingDetail: 'L’importation ne change rien à ce qui est enregistré.',
  gone: 'Ce fichier est déjà importé',
  goneDetail: 'Choisissez-le à nouveau pour l’importer encore une fois.',
  findings: (count) => plural('fr', count, { one: 'constat sur le fichier', other: 'constats sur le fichier' }),
  noFindings: 'Vérifié, rien trouvé',
  events: 'Événements de la liste',
  line: (line) => `Ligne ${line}`,
  newEvent: 'Nouveau',
  skips: { taken: 'Existe déjà', empty: 'Sans nom', twice: 'Deux fois dans la liste' },
  import: 'Importer',
  imported: 'Importation terminée',
  importedDetail: (added, changed, same) => `${added} ajoutés, ${changed} modifiés, ${same} ignorés.`,
  open: 'Ouvrir',
}
