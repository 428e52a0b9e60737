import { plural } from '../../../language.ts'
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
  notCompared: 'Aucun fichier de ce conteneur n’est enregistré : tout compte donc comme nouveau. Importez une exportation pour voir ce qui change vraiment.',
  settings: 'Ce qui change dans le conteneur',
  same: 'Le conteneur contient déjà ces balises',
  sameDetail: 'Le fichier n’y change rien. Vous pouvez marquer les balises comme déployées.',
  proof: {
    title: 'Preuve',
    passes: (tests) => `${plural('fr', tests, { one: 'test réussit', other: 'tests réussissent' })} dans le conteneur tel qu’il serait`,
    passesDetail:
      'Ils ont été enregistrés à partir du seul fichier d’importation : chaque balise se déclenche toujours sur ce qu’elle doit, et sur rien d’autre, à côté de tout ce que contient le conteneur.',
    nothing: 'Aucune balise du fichier d’importation ne se déclenche sur quelque chose que l’on puisse tester',
    fails: (failed, tests) => `${failed} sur ${plural('fr', tests, { one: 'test échoue', other: 'tests échouent' })} dans le conteneur tel qu’il serait`,
    failsDetail: 'Ce que le conteneur contient déjà empêche les balises de faire ce qu’elles font seules. Le plan ne peut être approuvé avant leur réussite.',
    failing: 'Tests qui échouent',
    settle:
      'Pour y remédier, regardez quelle balise du conteneur s’exécute à la même étape, mettez-la en pause ou restreignez son déclencheur, puis importez à nouveau le conteneur ; ou modifiez la balise de ce plan.',
    step: (step) => `À l’étape ${step} de la visite`,
    differs: (trigger) => `Ce qui est attendu et ce qui se passe : ${trigger}`,
    visit: 'La visite jusqu’à cette étape',
    impossible: 'Rien ne peut être prouvé de ce déploiement',
    engine: 'Moteur',
    container: 'Conteneur (SHA-256)',
    download: 'Télécharger la preuve',
    first: 'Sa preuve ne passe pas.',
    stale: 'La preuve n’est plus valable',
    staleDetail: 'Elle manque, a été modifiée ou provient d’une autre version du moteur. Approuvez de nouveau le plan pour en obtenir une.',
  },
}
