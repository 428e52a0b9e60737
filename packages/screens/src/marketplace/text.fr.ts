import { plural } from '../language.ts'
import type { MarketplaceText } from './text.ts'

export const text: MarketplaceText = {
  keyFigures: 'Chiffres clés',
  categories: { 'E-commerce': 'E-commerce', SaaS: 'SaaS', 'Lead Gen': 'Génération de leads' },
  versionTypes: { major: 'Majeure', minor: 'Mineure', patch: 'Correctif' },
  free: 'Gratuit',
  notRated: 'Pas encore noté',
  downloads: (count) => plural('fr', count, { one: 'téléchargement', other: 'téléchargements' }),
  of: (action, name) => `${action} : ${name}`,
  cancel: 'Annuler',
  close: 'Fermer',
  remove: 'Retirer',
  source: {
    label: 'Contenu',
    project: 'Ce que mesure ce projet',
    projectDetail: 'Les événements de son plan et de sa configuration',
    file: 'Un fichier de conteneur',
    fileDetail: 'Un export de Google Tag Manager, en JSON',
    choose: 'Fichier de conteneur',
    missing: 'Choisissez un fichier de conteneur.',
    notImportable: 'Ce fichier n’a pas été repris. Choisissez un export de Google Tag Manager qui peut être importé.',
    faults: {
      same: 'Rien ne diffère du dernier commit de cette branche.',
      nothingMeasured: 'Ce projet ne mesure encore rien. Faites d’abord un plan ou choisissez un fichier de conteneur.',
    },
  },
}
