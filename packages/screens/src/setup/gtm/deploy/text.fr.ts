import type { DeployText } from './text.ts'

export const text: DeployText = {
  steps: 'Déploiement',
  approveStep: 'Approuver le plan',
  downloadStep: 'Télécharger et importer',
  markStep: 'Marquer comme déployé',
  approve: 'Approuver le plan',
  approveFirst: 'Approuvez d’abord le plan.',
  approvedToast: 'Déploiement approuvé',
  approvedToastDetail: 'Si les balises ou le conteneur changent, la question sera reposée.',
  approved: (by) => `Approuvé par ${by}`,
  changed: 'Le plan a changé depuis son approbation',
  changedDetail: (by) => `${by} en a approuvé un autre. Regardez ce qu’il change maintenant, puis approuvez-le de nouveau.`,
  compared: 'Comparé au fichier enregistré du conteneur, fusionné comme une importation qui écrase les conflits.',
  notCompared: 'Aucun fichier de ce conteneur n’est enregistré : tout compte donc comme nouveau. Importez une exportation pour voir ce qui change vraiment.',
  settings: 'Ce qui change dans le conteneur',
  same: 'Le conteneur contient déjà ces balises',
  sameDetail: 'Le fichier n’y change rien. Vous pouvez marquer les balises comme déployées.',
}
