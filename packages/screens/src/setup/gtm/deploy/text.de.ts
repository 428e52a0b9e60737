import { plural } from '../../../language.ts'
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
  proof: {
    title: 'Nachweis',
    passes: (tests) => `${plural('de', tests, { one: 'Test besteht', other: 'Tests bestehen' })} im Container, wie er dann wäre`,
    passesDetail:
      'Sie wurden allein aus der Importdatei aufgezeichnet: Jedes Tag wird neben allem, was der Container enthält, weiterhin bei dem ausgelöst, wobei es soll, und bei nichts anderem.',
    nothing: 'Kein Tag der Importdatei wird bei etwas ausgelöst, das sich testen lässt',
    fails: (failed, tests) => `${failed} von ${plural('de', tests, { one: 'Test scheitert', other: 'Tests scheitern' })} im Container, wie er dann wäre`,
    failsDetail: 'Was der Container schon enthält, hält die Tags von dem ab, was sie allein tun. Der Plan kann erst freigegeben werden, wenn sie bestehen.',
    failing: 'Gescheiterte Tests',
    settle:
      'Um es zu beheben, sehen Sie nach, welches Tag des Containers beim selben Schritt läuft, pausieren Sie es dort oder grenzen Sie seinen Trigger ein, und importieren Sie den Container noch einmal; oder bearbeiten Sie das Tag dieses Plans.',
    step: (step) => `Bei Schritt ${step} des Besuchs`,
    differs: (trigger) => `Was erwartet wird und was geschieht: ${trigger}`,
    visit: 'Der Besuch bis zu diesem Schritt',
    impossible: 'Für diese Bereitstellung lässt sich nichts nachweisen',
    engine: 'Engine',
    container: 'Container (SHA-256)',
    download: 'Nachweis herunterladen',
    first: 'Der Nachweis besteht nicht.',
    stale: 'Der Nachweis gilt nicht mehr',
    staleDetail: 'Er fehlt, wurde geändert oder stammt von einer anderen Version der Engine. Geben Sie den Plan erneut frei, um einen neuen zu erhalten.',
  },
}
