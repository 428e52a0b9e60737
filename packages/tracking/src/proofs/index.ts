export { deploymentCommand, type DeploymentFailure, deploymentInputs, proveDeployment, type ProvenDeployment } from './deployment.ts'
export { checkProof, hashOf, type Proof, type ProofFinding, proofOf, readProof } from './proof.ts'
export { deploymentEntries, deploymentHeadline, proofEntries, proofHeadline } from './words.ts'
