import { z } from 'zod'
import { act, read } from '../declare.ts'
import { byId, nothing } from '../inputTerms.ts'
import type { FileToSave } from '../setup/containers.ts'
import type { Community, CommunityTutorial, Discussion, DiscussionReply, OpenDiscussion } from './community.ts'
import * as input from './inputs.ts'
import type { MyTemplates, TemplateDraft } from './mine.ts'
import type { PaymentMethod, Payout, PayoutSettings, Revenue } from './revenue.ts'
import type { Installed, InstallPreview, Purchase, Store, TemplateDetails, TemplateFile, TemplateReview, Uninstalled } from './store.ts'
import type { DraftTemplate, OwnTemplate } from './templates.ts'
import type { Branch, Commit, MergePreview, TemplateComparison, Version, VersionControl } from './versions.ts'

const stored = [
  'templates',
  'ownTemplates',
  'purchases',
  'templateReviews',
  'templateDownloads',
  'templateTotals',
  'templateInstallations',
  'preferences',
] as const
const history = ['ownTemplates', 'versions', 'branches', 'commits', 'templateSnapshots', 'preferences'] as const

export const marketplaceReads = {
  'store.list': read<Store>()({ input: nothing, role: 'viewer', topics: [...stored] }),
  'store.details': read<TemplateDetails>()({ input: byId, role: 'viewer', topics: ['templateSnapshots', 'commits', 'branches', ...stored, 'versions'] }),
  /** What installing adds to the selected project, without doing it. */
  'store.preview': read<InstallPreview>()({
    input: byId,
    role: 'viewer',
    topics: [
      'generatedTags',
      'purchases',
      'templateDownloads',
      'templateReviews',
      'templateTotals',
      ...history,
      'templates',
      'plans',
      'configuredEvents',
      'dashboards',
      'templateInstallations',
    ],
  }),
  'templates.mine': read<MyTemplates>()({
    input: nothing,
    role: 'viewer',
    topics: ['ownTemplates', 'draftTemplates', 'sales', 'purchases', 'preferences'],
  }),
  'templates.draft': read<TemplateDraft>()({ input: byId, role: 'viewer', topics: ['draftTemplates', 'templateSnapshots', 'preferences'] }),
  'community.overview': read<Community>()({
    input: nothing,
    role: 'viewer',
    topics: [
      'departments',
      'discussions',
      'communityLikes',
      'communityTutorials',
      'tutorialStars',
      'communityExperts',
      'expertFollows',
      'accountMembers',
      'enterpriseMembers',
      'passwords',
      'preferences',
    ],
  }),
  'community.discussion': read<OpenDiscussion>()({
    input: byId,
    role: 'viewer',
    topics: ['discussions', 'discussionReplies', 'communityLikes', 'preferences'],
  }),
  'revenue.overview': read<Revenue>()({
    input: nothing,
    role: 'analyst',
    topics: ['sales', 'purchases', 'payouts', 'paymentMethods', 'payoutSettings', 'ownTemplates', 'preferences'],
  }),
  'versions.list': read<VersionControl>()({ input: input.controlInput, role: 'viewer', topics: [...history] }),
  'versions.compare': read<TemplateComparison>()({ input: input.compareInput, role: 'viewer', topics: [...history] }),
  /** What merging one branch into another does, and what has to be decided. */
  'versions.merging': read<MergePreview>()({ input: input.mergeInput, role: 'viewer', topics: [...history] }),
} as const

export const marketplaceActs = {
  /** Container file and read-me as a zip. Each member is counted once. */
  'store.download': act<TemplateFile>()({ input: byId, role: 'analyst' }),
  /** The sample takes its own card; a project of one's own keeps the order waiting for a payment provider. */
  'store.purchase': act<Purchase>()({ input: input.purchaseInput, role: 'admin' }),
  /** Takes a waiting or failed order back. */
  'store.cancelOrder': act<void>()({ input: byId, role: 'admin' }),
  'store.install': act<Installed>()({ input: byId, role: 'editor' }),
  /** The Undo of installing: takes out what came in and was not changed since. */
  'store.uninstall': act<Uninstalled>()({ input: byId, role: 'editor' }),
  'store.review': act<TemplateReview>()({ input: input.reviewInput, role: 'viewer' }),
  'store.removeReview': act<void>()({ input: byId, role: 'viewer' }),

  'templates.create': act<DraftTemplate>()({ input: input.draftInput, role: 'editor' }),
  /** Autosave of a draft. */
  'templates.edit': act<DraftTemplate>()({ input: input.draftChange, role: 'editor' }),
  'templates.remove': act<DraftTemplate>()({ input: byId, role: 'editor' }),
  'templates.restore': act<DraftTemplate>()({ input: input.draftBack, role: 'editor' }),
  /** Makes a draft whose checklist is done a template of the store, with version 1.0.0. */
  'templates.publish': act<OwnTemplate>()({ input: byId, role: 'admin' }),
  'templates.change': act<OwnTemplate>()({ input: input.templateChange, role: 'admin' }),
  /** Takes it out of the store, and puts it back. Who has it keeps it. */
  'templates.setStatus': act<OwnTemplate>()({ input: byId.extend({ published: z.boolean() }), role: 'admin' }),

  'community.startDiscussion': act<Discussion>()({ input: input.discussionInput, role: 'viewer' }),
  'community.removeDiscussion': act<void>()({ input: byId, role: 'viewer' }),
  'community.reply': act<DiscussionReply>()({ input: input.replyInput, role: 'viewer' }),
  'community.removeReply': act<void>()({ input: byId, role: 'viewer' }),
  /** Of a discussion or of an answer. */
  'community.like': act<{ likes: number }>()({ input: byId.extend({ liked: z.boolean() }), role: 'viewer' }),
  'community.submitTutorial': act<CommunityTutorial>()({ input: input.tutorialInput, role: 'viewer' }),
  'community.withdrawTutorial': act<void>()({ input: byId, role: 'viewer' }),
  'community.decideTutorial': act<CommunityTutorial>()({ input: byId.extend({ approved: z.boolean() }), role: 'admin' }),
  /** Counts a view and says where the lesson is. */
  'community.watchTutorial': act<CommunityTutorial>()({ input: byId, role: 'viewer' }),
  'community.rateTutorial': act<CommunityTutorial>()({ input: byId.extend({ stars: z.number().int().min(1).max(5) }), role: 'viewer' }),
  'community.follow': act<{ followers: number }>()({ input: byId.extend({ following: z.boolean() }), role: 'viewer' }),

  /** A payout of all that is available, before its time. */
  'revenue.requestPayout': act<Payout>()({ input: z.object({ methodId: z.string().trim().min(1).max(200) }), role: 'admin' }),
  'revenue.cancelPayout': act<void>()({ input: byId, role: 'admin' }),
  /** The money has arrived. */
  'revenue.confirmPayout': act<Payout>()({ input: byId, role: 'admin' }),
  /** What the schedule does at the end of a period: a pending payout of the months that are over, where it reaches the minimum. */
  'revenue.runPayouts': act<Payout | null>()({ input: nothing, role: 'admin' }),
  'revenue.addMethod': act<PaymentMethod>()({ input: input.methodInput, role: 'admin' }),
  'revenue.removeMethod': act<PaymentMethod>()({ input: byId, role: 'admin' }),
  'revenue.restoreMethod': act<PaymentMethod>()({ input: input.methodBack, role: 'admin' }),
  'revenue.setTaxInfo': act<PayoutSettings>()({ input: input.taxInput, role: 'admin' }),
  'revenue.saveSettings': act<PayoutSettings>()({ input: input.payoutSettingsInput, role: 'admin' }),

  /** Keeps another content of a template as a commit. */
  'versions.commit': act<Commit>()({ input: input.commitInput, role: 'editor' }),
  'versions.publish': act<Version>()({ input: input.publishInput, role: 'admin' }),
  /** Commits the content of an older version to the main branch. */
  'versions.restore': act<Commit>()({ input: input.restoreInput, role: 'editor' }),
  /** The container file of a version. */
  'versions.download': act<FileToSave>()({ input: byId, role: 'analyst' }),
  'versions.createBranch': act<Branch>()({ input: input.branchInput, role: 'editor' }),
  'versions.mergeBranch': act<Branch>()({ input: input.mergeChoice, role: 'editor' }),
  'versions.archiveBranch': act<Branch>()({ input: byId.extend({ archived: z.boolean() }), role: 'editor' }),
} as const
