export { checkProof, hashOf, type Proof, type ProofFinding, proofOf, readProof } from './proof.ts'
