import type { DraftText } from './text.ts'

export const text: DraftText = {
  title: 'Modifications proposées',
  of: (container) => `${container} · `,
  by: (name) => `par ${name}`,
  open: 'Examiner',
  detail: (container, by) =>
    `${by} propose ceci pour ${container}, avec une preuve. L’accepter crée une nouvelle version de ce qui est enregistré ici. Google Tag Manager reste tel quel jusqu’à ce que vous importiez et publiiez l’export.`,
  settings: 'Ce qui change dans le conteneur',
  outdated: 'Le conteneur a été modifié depuis',
  outdatedDetail: (base) =>
    `La modification a été prouvée sur la version ${base} et ne peut donc pas être acceptée. Rejetez-la et faites-la proposer à nouveau.`,
  take: 'Accepter la modification',
  taken: 'Modification acceptée',
  takenDetail: (version) => `C’est la version ${version} du conteneur enregistré. Exportez-le pour l’apporter à Google Tag Manager.`,
  dismiss: 'Rejeter',
  dismissed: 'Modification rejetée',
  gone: 'Cette modification n’attend plus',
  goneDetail: 'Elle a été acceptée ou rejetée. Ce qui a été accepté figure parmi les versions du conteneur.',
  close: 'Fermer',
}
