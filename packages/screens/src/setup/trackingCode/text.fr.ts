import type { text as english } from './text.ts'

export const text: typeof english = {
  title: 'Code de suivi',
  detail: 'Une ligne sur votre site, et ses événements arrivent ici. Aucun cookie n’est déposé sans votre accord.',
  none: 'Le code contient une clé publique de ce projet. Elle peut figurer dans des pages web : elle permet d’envoyer des événements et de ne rien lire.',
  make: 'Créer le code de suivi',
  made: 'Code de suivi créé',
  platforms: 'Avec quoi vos pages sont faites',
  platform: { html: 'HTML', 'tag-manager': 'Google Tag Manager', next: 'Next.js', wordpress: 'WordPress', shopify: 'Shopify' },
  steps: {
    html: 'Placez-le dans le head de chaque page.',
    'tag-manager': 'Créez avec ceci une balise HTML personnalisée, déclenchée par Initialization - All Pages, et publiez le conteneur.',
    next: 'Placez-le dans votre layout racine.',
    wordpress: 'Placez-le à la fin du fichier functions.php de votre thème enfant, ou dans une extension d’extraits de code.',
    shopify: 'Ouvrez Boutique en ligne, Thèmes, Modifier le code, et placez-le avant </head> dans theme.liquid.',
  },
  vitals: 'data-vitals mesure la vitesse de vos pages, avec 4 ko de plus chargés après la page. Retirez-le si vous ne le souhaitez pas.',
  copy: 'Copier le code de suivi',
  waiting: 'En attente du premier événement',
  waitingDetail: 'Ouvrez une page de votre site : ceci change de soi-même.',
  receiving: 'Des événements arrivent',
  last: 'Le plus récent a eu lieu',
}
