import type { UserPropertiesText } from './text.ts'

export const text: UserPropertiesText = {
  title: 'Propriétés utilisateur',
  detail:
    'Ce que l’on sait du visiteur sur chaque page. Google Analytics le garde avec l’utilisateur, si bien que tous les rapports peuvent distinguer des groupes. Jamais de données personnelles.',
  none: 'Aucune pour l’instant. Ajoutez-en une, par exemple pour distinguer les membres des invités.',
  add: 'Ajouter une propriété utilisateur',
  addTitle: 'Ajouter une propriété utilisateur',
  editTitle: (name) => `Modifier ${name}`,
  edit: (name) => `Modifier\u00a0: ${name}`,
  remove: (name) => `Retirer\u00a0: ${name}`,
  removed: (name) => `${name} retirée`,
  read: (source, example) => (example === '' ? `lue dans ${source}` : `lue dans ${source}, par exemple «\u00a0${example}\u00a0»`),
  name: 'Nom',
  nameHelp: 'Au plus 24 lettres, chiffres et tirets bas\u00a0; un autre nom est adapté.',
  source: 'Clé de la couche de données',
  sourceHelp: 'Où la page indique la valeur avant le chargement du conteneur, par exemple user.plan.',
  example: 'Valeur d’exemple',
  exampleHelp: 'Au plus 36 caractères\u00a0: Google Analytics coupe ce qui dépasse.',
  problems: {
    name: 'Donnez un nom à la propriété utilisateur.',
    personal: 'Aucune donnée personnelle ne doit être envoyée à Google Analytics.',
    taken: 'Le plan a déjà une propriété utilisateur de ce nom.',
    tooMany: 'Google Analytics accepte 25 propriétés utilisateur\u00a0: retirez-en une moins importante.',
    source: 'Écrivez une clé comme dans le code\u00a0: lettres, chiffres et tirets bas, avec des points vers les objets.',
    example: 'Raccourcissez l’exemple à 36 caractères.',
  },
  save: 'Enregistrer',
  cancel: 'Annuler',
}
