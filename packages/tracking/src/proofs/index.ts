export { type AgainOptions, isProvingCommand, type ProofFiles, proofInputs, type ProvingCommand, resultAgain } from './again.ts'
export { deploymentCommand, type DeploymentFailure, deploymentInputs, proveDeployment, type ProvenDeployment } from './deployment.ts'
export { checkProof, hashOf, type Proof, type ProofFinding, proofOf, readProof } from './proof.ts'
export {
  type CommandResult,
  consentResult,
  deploymentResult,
  effectResult,
  explainResult,
  faultCounts,
  mutateResult,
  taintResult,
} from './results.ts'
export { deploymentEntries, deploymentHeadline, proofEntries, proofHeadline } from './words.ts'
