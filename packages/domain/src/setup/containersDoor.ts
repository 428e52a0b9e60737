import { z } from 'zod'
import { act, read } from '../declare.ts'
import { byId, nothing, text } from '../inputTerms.ts'
import type { ContainerAudit } from './containerAudit.ts'
import type { ContainerDraft, ContainerDraftReview } from './containerDrafts.ts'
import type { ContainerReview, Imported, ImportPreview, PublishedReview } from './containerImport.ts'
import {
  auditInput,
  containerBack,
  draftInput,
  differenceInput,
  explainInput,
  exportInput,
  fixInput,
  fileToUpload,
  importChoice,
  proofCheckInput,
  publishedInput,
  rollbackInput,
  runInput,
  strengthInput,
} from './containerInputs.ts'
import type { ContainerDetails, Containers, FileToSave, StoredContainerFile, TagContainer, TagPreview, Verification } from './containers.ts'
import type { Approval, Deployment, DeploymentProof, TagWorkspace } from './deployments.ts'
import type { ContainerDifference, ContainerVersion, ContainerVersions, FixPreview, StoredContainerVersion } from './containerVersions.ts'
import type { ContainerFinding } from './plans.ts'
import type { ConsentCheck, ContainerEffect, DataFlows, TagExplanation, TestStrength } from './proof.ts'
import type { ProofCheck } from './proofCheck.ts'
import { containerIdInput, deploymentInput, workspaceFields } from './setupInputs.ts'
import type { VisitRun, VisitStart } from './simulator.ts'
import { visitInput } from './visitInput.ts'

/** What generated tags and the configuration of a property are made from. */
export const measured = ['plans', 'configuredEvents', 'preferences'] as const

/** Containers of Tag Manager: what is in them, what a change of one does, and its proofs. */
export const containerReads = {
  'containers.list': read<Containers>()({
    input: nothing,
    role: 'viewer',
    topics: [...measured, 'containers', 'generatedTags', 'deployedTags', 'tagWorkspaces', 'containerDrafts'],
  }),
  'containers.details': read<ContainerDetails>()({ input: byId, role: 'viewer', topics: ['containers', 'containerFiles', 'preferences'] }),
  /** What the validator finds: what an import would refuse or lose. */
  'containers.validation': read<ContainerFinding[]>()({ input: byId, role: 'viewer', topics: ['containers', 'containerFiles', 'preferences'] }),
  'containers.audit': read<ContainerAudit>()({ input: auditInput, role: 'viewer', topics: ['containerFiles', 'containerVersions', 'preferences'] }),
  /** What fixes would change, before they do. */
  'containers.fixing': read<FixPreview>()({ input: fixInput, role: 'viewer', topics: ['containerFiles', 'containerVersions', 'preferences'] }),
  'containers.versions': read<ContainerVersions>()({
    input: byId,
    role: 'viewer',
    topics: ['containers', 'containerFiles', 'containerVersions', 'preferences'],
  }),
  'containers.difference': read<ContainerDifference>()({
    input: differenceInput,
    role: 'viewer',
    topics: ['containerFiles', 'containerVersions', 'preferences'],
  }),
  /** What leaves the browser differently from one version to another. */
  'containers.effect': read<ContainerEffect>()({
    input: differenceInput,
    role: 'viewer',
    topics: ['containers', 'containerFiles', 'containerVersions', 'preferences'],
  }),
  /** What a draft that a program proposed would change, before it does. */
  'containers.draft': read<ContainerDraftReview>()({
    input: byId,
    role: 'viewer',
    topics: ['containerDrafts', 'containers', 'containerFiles', 'containerVersions', 'preferences'],
  }),
  /** What importing the file that was uploaded would do; null once it is imported. */
  'containers.importing': read<ImportPreview | null>()({
    input: importChoice,
    role: 'editor',
    topics: ['containerUploads', 'containerFiles', 'containers', 'preferences'],
  }),
  'containers.tag': read<TagPreview>()({ input: byId, role: 'viewer', topics: [...measured, 'containers', 'generatedTags', 'deployedTags'] }),
  'containers.deployment': read<Deployment>()({
    input: deploymentInput,
    role: 'viewer',
    topics: [...measured, 'containers', 'containerFiles', 'generatedTags', 'deployedTags', 'deploymentApprovals', 'tagWorkspaces', 'preferences'],
  }),
  /** What leaves the browser differently once the tags are deployed. */
  'containers.deploymentEffect': read<ContainerEffect>()({
    input: deploymentInput,
    role: 'viewer',
    topics: [...measured, 'containers', 'containerFiles', 'generatedTags', 'deployedTags', 'tagWorkspaces', 'preferences'],
  }),
  /** Whether the tags do in the container what they do alone; with the proof file that an approval needs. */
  'containers.deploymentProof': read<DeploymentProof>()({
    input: deploymentInput,
    role: 'viewer',
    topics: [...measured, 'containers', 'containerFiles', 'generatedTags', 'deployedTags', 'tagWorkspaces', 'preferences'],
  }),
  /** A visit to begin with, of the generated tags or of a container's stored file. */
  'containers.visit': read<VisitStart>()({
    input: z.object({ containerId: text(20).optional() }),
    role: 'viewer',
    topics: ['deployedTags', ...measured, 'projects', 'containers', 'containerFiles', 'generatedTags', 'preferences'],
  }),
  /** What fires in a visit, and why or why not. */
  'containers.simulate': read<VisitRun>()({
    input: visitInput,
    role: 'viewer',
    topics: [...measured, 'containers', 'containerFiles', 'generatedTags', 'preferences'],
  }),
  /** The shortest visit that fires a tag, or why there is none. */
  'containers.explain': read<TagExplanation>()({
    input: explainInput,
    role: 'viewer',
    topics: ['deployedTags', ...measured, 'containers', 'containerFiles', 'generatedTags', 'preferences'],
  }),
  /** Whether any tag runs against the visitor's choice, over all orders and states of consent. */
  'containers.consent': read<ConsentCheck>()({
    input: runInput,
    role: 'viewer',
    topics: ['deployedTags', ...measured, 'containers', 'containerFiles', 'generatedTags', 'preferences'],
  }),
  /** Where a visitor's data goes. */
  'containers.dataFlows': read<DataFlows>()({
    input: runInput,
    role: 'viewer',
    topics: ['deployedTags', ...measured, 'containers', 'containerFiles', 'generatedTags', 'preferences'],
  }),
  /** How many small faults in the container its tests notice. */
  'containers.strength': read<TestStrength>()({
    input: strengthInput,
    role: 'viewer',
    topics: ['deployedTags', ...measured, 'containers', 'containerFiles', 'generatedTags', 'preferences'],
  }),
  /** Whether a proof file holds for what is stored of a container, by running its command again. */
  'containers.proofCheck': read<ProofCheck>()({
    input: proofCheckInput,
    role: 'viewer',
    topics: ['containers', 'containerFiles', 'containerVersions', 'preferences'],
  }),
} as const

export const containerActs = {
  'containers.connect': act<TagContainer>()({ input: containerIdInput, role: 'editor' }),
  'containers.rename': act<TagContainer>()({ input: byId.extend({ name: text(100) }), role: 'editor' }),
  /** Looks for a proof that the container is there, and counts again. */
  'containers.verify': act<Verification>()({ input: byId, role: 'editor' }),
  /** The container as a file that Google Tag Manager imports, as it is stored now or as it was in a version. */
  'containers.export': act<FileToSave>()({ input: exportInput, role: 'analyst' }),
  'containers.remove': act<{ container: TagContainer; file: StoredContainerFile | null; versions: StoredContainerVersion[] }>()({
    input: byId,
    role: 'editor',
  }),
  'containers.restore': act<TagContainer>()({ input: containerBack, role: 'editor' }),
  /** Takes a file in to be looked at; nothing is changed by it before it is imported. */
  'containers.upload': act<ContainerReview>()({ input: fileToUpload, role: 'editor' }),
  /** Reads a published container, which is opened by importing it. */
  'containers.readPublished': act<PublishedReview>()({ input: publishedInput, role: 'editor' }),
  /** Imports it; without a choice into the container that it is an export of, in the place of what is stored. */
  'containers.import': act<Imported>()({ input: importChoice.optional(), role: 'editor' }),
  /** Applies safe fixes to what is stored. Nothing changes in Google Tag Manager. */
  'containers.fix': act<ContainerVersion>()({ input: fixInput, role: 'editor' }),
  /** Proposes a changed container; refused without a passing proof that was made for exactly this content. Nothing is stored by it before a person takes it. */
  'containers.propose': act<ContainerDraft>()({ input: draftInput, role: 'editor' }),
  /** Makes what is stored as a draft has it: one more version. Nothing changes in Google Tag Manager. */
  'containers.takeDraft': act<ContainerVersion>()({ input: byId, role: 'editor' }),
  'containers.dismissDraft': act<ContainerDraft>()({ input: byId, role: 'editor' }),
  /** Makes what is stored as it was in a version: one more version. */
  'containers.rollback': act<ContainerVersion>()({ input: rollbackInput, role: 'editor' }),
  /** Says yes to a plan as it was looked at; refused where it is another one by now, or where its proof fails. */
  'containers.approve': act<Approval>()({ input: deploymentInput.extend({ plan: text(64) }), role: 'editor' }),
  /** The approved tags as a file for one container. They stay drafts until they are known to be in it. */
  'containers.deploy': act<FileToSave & { tags: number }>()({ input: deploymentInput, role: 'editor' }),
  /** The member has imported and published the file. */
  'containers.markDeployed': act<{ tags: number }>()({ input: deploymentInput, role: 'editor' }),
  'containers.createWorkspace': act<TagWorkspace>()({ input: workspaceFields.partial({ edits: true }), role: 'editor' }),
  /** What is left out stays; the edits that are given are all there are then. */
  'containers.changeWorkspace': act<TagWorkspace>()({ input: workspaceFields.partial().extend(byId.shape), role: 'editor' }),
  'containers.removeWorkspace': act<TagWorkspace>()({ input: byId, role: 'editor' }),
} as const
