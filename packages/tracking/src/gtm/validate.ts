import { checkBuiltIns } from './builtIns.ts'
import { checkContents } from './contents.ts'
import { contextOf } from './context.ts'
import { checkEntities } from './entities.ts'
import type { Finding } from './finding.ts'
import { checkGa4Events } from './ga4Events.ts'
import { checkHead } from './head.ts'
import { checkMeasurementIds } from './measurementIds.ts'
import type { ContainerFile } from './model.ts'
import { checkReferences } from './references.ts'
import { checkRequirements } from './requirements.ts'
import { checkSequences } from './sequence.ts'
import { structureFault } from './structure.ts'
import { checkTags } from './tags.ts'
import { checkTemplates } from './templates.ts'
import { checkTriggerFields } from './triggerFields.ts'
import { checkTriggers } from './triggers.ts'
import { checkTextFields, checkUnknownKeys } from './unknownKeys.ts'
import { checkVariables } from './variables.ts'

/**
 * Everything that is wrong with, or worth knowing about, a container file.
 * Errors are what Google Tag Manager would refuse or what could never work; unknown types and keys are only infos.
 * Rules and their reasons were measured on genuine exports; nothing was imported into a live Google Tag Manager.
 */
export const validateContainer = (file: ContainerFile): readonly Finding[] => {
  const fault = structureFault(file)
  if (fault !== null) return [fault]
  const findings: Finding[] = []
  const context = contextOf(file, findings)
  checkHead(context, file)
  checkEntities(context)
  checkTags(context)
  checkSequences(context)
  checkTriggers(context)
  checkVariables(context)
  checkTemplates(context)
  checkBuiltIns(context)
  checkRequirements(context)
  const variables = new Map(context.items.variable.map((item) => [item.name, item]))
  checkGa4Events(context, variables)
  checkMeasurementIds(context, variables)
  checkTriggerFields(context)
  checkContents(context, variables)
  checkReferences(context)
  checkUnknownKeys(context, file)
  checkTextFields(context)
  return findings
}
