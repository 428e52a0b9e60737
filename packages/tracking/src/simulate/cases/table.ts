import { blockingCases } from './blocking.ts'
import { builtInCases } from './builtIns.ts'
import type { Case } from './case.ts'
import { clickCases } from './clicks.ts'
import { conditionCases } from './conditions.ts'
import { consentCases } from './consent.ts'
import { dataLayerCases } from './dataLayer.ts'
import { dataLayerV1Cases } from './dataLayerV1.ts'
import { elementCases } from './elements.ts'
import { engineFiringCases } from './engineFiring.ts'
import { engineValueCases } from './engineValues.ts'
import { firingCases } from './firingOptions.ts'
import { formattingCases } from './formatting.ts'
import { formCases } from './forms.ts'
import { groupCases } from './groups.ts'
import { historyCases } from './history.ts'
import { priorityCases } from './priority.ts'
import { scrollCases } from './scroll.ts'
import { selectorCases } from './selectors.ts'
import { sequenceCases } from './sequences.ts'
import { settingsCases } from './settings.ts'
import { tableCases } from './tables.ts'
import { timerCases } from './timers.ts'
import { triggerCases } from './triggers.ts'
import { unknownCases } from './unknown.ts'
import { urlCases } from './urls.ts'
import { variableCases } from './variables.ts'
import { videoCases } from './video.ts'
import { visibilityCases } from './visibility.ts'

/** Every documented rule, written before the simulator was run. */
export const cases: readonly Case[] = [
  ...dataLayerCases,
  ...dataLayerV1Cases,
  ...variableCases,
  ...builtInCases,
  ...urlCases,
  ...tableCases,
  ...formattingCases,
  ...elementCases,
  ...settingsCases,
  ...conditionCases,
  ...triggerCases,
  ...clickCases,
  ...formCases,
  ...scrollCases,
  ...visibilityCases,
  ...timerCases,
  ...historyCases,
  ...videoCases,
  ...groupCases,
  ...blockingCases,
  ...firingCases,
  ...priorityCases,
  ...sequenceCases,
  ...consentCases,
  ...unknownCases,
  ...selectorCases,
  ...engineValueCases,
  ...engineFiringCases,
]
