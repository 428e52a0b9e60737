import { type DeploymentProof, type Language, mostProofFailures } from '@tagmason/domain'
import { loadSentences, proveDeployment, sentenceOf, worded } from '@tagmason/tracking'
import { mustRead } from '../containerChanges.ts'

/** Runs the tests of an import's file over the container as it would be. Runs it on many visits, so a server does it in a thread. */
export async function provenFiles(part: string, container: string, language: Language): Promise<DeploymentProof> {
  const sentences = await loadSentences(language)
  try {
    const { proof, tests, failures } = await proveDeployment(mustRead(part), mustRead(container))
    return {
      tests,
      failures: worded(sentences, failures.slice(0, mostProofFailures)).map(({ trigger, step, visit, messages }) => ({
        trigger,
        step,
        visit: [...visit],
        messages: [...messages],
      })),
      failed: failures.length,
      file: `${JSON.stringify(proof, null, 2)}\n`,
      engine: proof.engine,
      container: proof.inputs['container'] ?? '',
      impossible: '',
    }
  } catch (error) {
    return { tests: 0, failures: [], failed: 0, file: '', engine: '', container: '', impossible: worded(sentences, sentenceOf(error)) }
  }
}
