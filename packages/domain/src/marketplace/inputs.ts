import { z } from 'zod'
import { base64Text } from '../base64Text.ts'
import { address, byId, text } from '../inputTerms.ts'
import { levels } from '../learning/levels.ts'
import { measurementPlanSchema } from '../setup/plan.ts'
import { givenFile } from '../setup/containerInputs.ts'
import { discussionCategories, mostTutorialBytes, tutorialFileTypes } from './community.ts'
import { minimumPayouts, payoutSchedules, taxForms } from './revenue.ts'
import { mostPictureBytes, templateCategories } from './templates.ts'
import { branchNamePattern, versionTypes } from './versions.ts'

/** Base64 of at most so many bytes, and of one at least. */
const bytes = (most: number) => base64Text(most).min(1)

/** Where the content of a template comes from: what the selected project measures, a container file, or a plan. */
export const contentSource = z.discriminatedUnion('from', [
  z.object({ from: z.literal('project') }),
  givenFile.extend({ from: z.literal('file') }),
  z.object({ from: z.literal('plan'), plan: measurementPlanSchema }),
])

const pictureSchema = z.object({
  fileName: text(255),
  type: z.enum(['image/png', 'image/jpeg', 'image/webp']),
  base64: bytes(mostPictureBytes),
})

/** US dollars. */
const price = z.number().int().min(0).max(10_000)
const tags = z
  .array(text(30))
  .max(8)
  .transform((all) => [...new Set(all.map((tag) => tag.toLowerCase()))])
const category = z.enum(templateCategories)

export const draftInput = z.object({ name: text(80), content: contentSource })
/** What autosave sends: the fields that changed. Words may be empty while they are being written; the name may not. */
export const draftChange = byId.extend({
  change: z
    .object({
      name: text(80),
      description: z.string().trim().max(400),
      category: category.nullable(),
      price: price.nullable(),
      tags,
      picture: pictureSchema.nullable(),
      content: contentSource,
    })
    .partial(),
})
export const draftBack = z.object({
  id: text(200),
  project: text(100),
  name: text(80),
  description: z.string().max(400),
  category: category.nullable(),
  status: z.literal('Draft'),
  price: price.nullable(),
  tags: z.array(text(30)).max(8),
  picture: pictureSchema.nullable(),
  content: z.string().max(64).nullable(),
  progress: z.number().int().min(0).max(100),
  lastModified: z.string(),
})
export const templateChange = byId.extend({
  change: z.object({ name: text(80), description: text(400).min(20), category, price, tags }).partial(),
})

/** How the sample's checkout ends; a project of one's own has no payment provider that could be asked. */
export const purchaseInput = byId.extend({ card: z.enum(['accepted', 'declined']) })
export const reviewInput = byId.extend({ stars: z.number().int().min(1).max(5), text: z.string().trim().max(1000) })

export const discussionInput = z.object({ title: text(150), category: z.enum(discussionCategories), text: text(5000) })
export const replyInput = byId.extend({ text: text(3000) })
export const tutorialInput = z
  .object({
    title: text(150),
    difficulty: z.enum(levels),
    /** Minutes. */
    duration: z.number().int().min(1).max(600),
    link: z
      .url({ protocol: /^https$/ })
      .max(2000)
      .or(z.literal('')),
    file: z.object({ fileName: text(255), type: z.enum(tutorialFileTypes), base64: bytes(mostTutorialBytes) }).optional(),
  })
  .refine(({ link, file }) => (link === '') !== (file === undefined), { path: ['link'], message: 'Give a link or a file, one of both.' })

export const methodInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wallet'), provider: text(60), address: address.max(200) }),
  z.object({ kind: z.literal('bank'), holder: text(100), iban: text(50) }),
])
export const methodBack = z.object({
  id: text(200),
  project: text(100),
  kind: z.enum(['wallet', 'bank']),
  // No whole number may come in by this way.
  masked: text(100).regex(/••/),
  provider: text(60).optional(),
})
export const taxInput = z.object({ country: z.string().regex(/^[A-Z]{2}$/), taxNumber: text(40).regex(/[\p{L}\p{N}].*[\p{L}\p{N}]/u), form: z.enum(taxForms) })
export const payoutSettingsInput = z.object({ minimumPayout: z.literal(minimumPayouts), schedule: z.enum(payoutSchedules) })

/** A version number, the name of a branch, or the hash of a commit. */
const state = text(80)
const template = z.object({ templateId: text(200) })
const branch = z.string().trim().regex(branchNamePattern)

export const controlInput = z.object({ templateId: text(200).optional() })
export const compareInput = template.extend({ from: state, to: state })
export const publishInput = template.extend({ branch, type: z.enum(versionTypes), changes: z.array(text(300)).min(1).max(20) })
export const restoreInput = template.extend({ version: state })
export const commitInput = template.extend({ branch, message: text(200), content: contentSource })
export const branchInput = template.extend({ name: branch, from: state })
export const mergeInput = template.extend({ from: branch, into: branch })
export const mergeChoice = mergeInput.extend({ chosen: z.record(z.string().max(200), z.enum(['ours', 'theirs'])) })
