import type { NextStepsText } from './text.ts'

export const text: NextStepsText = {
  title: 'La suite',
  detail: 'Le plan est appliqué : ses événements sont configurés et ses balises sont des brouillons.',
  importing: { title: 'Importez les balises', detail: 'Un fichier pour Google Tag Manager, d’abord vérifié et prouvé.', link: 'Déployer les balises' },
  installing: {
    title: 'Placez le code sur le site',
    detail: 'Avec le code de suivi, les événements du plan arrivent aussi ici.',
    link: 'Voir le code de suivi',
  },
  testing: {
    title: 'Testez avant de publier',
    detail: 'Parcourez une visite et voyez quelles balises se déclenchent, et pourquoi.',
    link: 'Tester dans l’aperçu',
  },
}
