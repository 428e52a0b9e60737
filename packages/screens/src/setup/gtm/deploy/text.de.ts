import type { DeployText } from './text.ts'

export const text: DeployText = {
  steps: 'Bereitstellung',
  approveStep: 'Plan freigeben',
  downloadStep: 'Herunterladen und importieren',
  markStep: 'Als bereitgestellt markieren',
  approve: 'Plan freigeben',
  approveFirst: 'Geben Sie zuerst den Plan frei.',
  approvedToast: 'Bereitstellung freigegeben',
  approvedToastDetail: 'Ändern sich die Tags oder der Container, wird erneut gefragt.',
  approved: (by) => `Freigegeben von ${by}`,
  changed: 'Der Plan hat sich seit der Freigabe geändert',
  changedDetail: (by) => `${by} hat einen anderen freigegeben. Sehen Sie sich an, was er jetzt ändert, und geben Sie ihn erneut frei.`,
  compared: 'Verglichen mit der gespeicherten Datei des Containers, zusammengeführt wie ein Import, der Konflikte überschreibt.',
  notCompared:
    'Von diesem Container ist keine Datei gespeichert, darum gilt alles als neu. Importieren Sie einen Export, um zu sehen, was sich wirklich ändert.',
  settings: 'Was sich im Container ändert',
  same: 'Der Container hat diese Tags schon',
  sameDetail: 'Die Datei ändert dort nichts. Sie können die Tags als bereitgestellt markieren.',
}
