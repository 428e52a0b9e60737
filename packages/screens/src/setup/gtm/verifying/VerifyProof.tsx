import { mostContainerFileBytes, mostProofCharacters, mostTestCharacters, type ProofCheck, type ProofFault, type ProofInputName } from '@tagmason/domain'
import { Alert, Bullets, Button, Dialog, FileDrop, Skeleton, Stack, Text } from '@tagmason/ui'
import { Suspense, useState } from 'react'
import { Guard } from '../../../Guard.tsx'
import { useText } from '../../../language.ts'
import { useRead } from '../../../workspace.tsx'
import { useOnOpen } from '../../../useOnOpen.ts'
import type { VerifyingText } from './text.ts'
import { verifyingText } from './texts.ts'

interface Chosen {
  file: File
  text: string
}
type Files = Partial<Record<ProofInputName, Chosen>>

/** Checks a proof file against what is stored of a container, as `tagmason verify-proof` does. */
export function VerifyProof({ id, open, onClose }: { id: string; open: boolean; onClose(): void }) {
  const text = useText(verifyingText)
  const [proof, setProof] = useState<Chosen | null>(null)
  const [files, setFiles] = useState<Files>({})
  const begin = (chosen: Chosen | null) => {
    setProof(chosen)
    setFiles({})
  }
  useOnOpen(open, () => begin(null))
  return (
    <Dialog open={open} onClose={onClose} size="large" title={text.title} detail={text.detail(id)} actions={<Button onPress={onClose}>{text.close}</Button>}>
      <Stack gap="m">
        <FileDrop
          label={text.file}
          hint={text.fileHint}
          accept=".json"
          maxBytes={mostProofCharacters}
          files={proof === null ? [] : [proof.file]}
          onChoose={(chosen) => void readFirst(chosen).then(begin)}
          onRemove={() => begin(null)}
        />
        {proof !== null && (
          <Guard key={proof.text}>
            <Suspense fallback={<Skeleton shape="text" />}>
              <Checked id={id} proof={proof.text} files={files} onFiles={setFiles} />
            </Suspense>
          </Guard>
        )}
      </Stack>
    </Dialog>
  )
}

async function readFirst([file]: readonly File[]): Promise<Chosen | null> {
  return file === undefined ? null : { file, text: await file.text() }
}

const isText = (input: ProofInputName) => input === 'tests' || input === 'visits'

function Checked({ id, proof, files, onFiles }: { id: string; proof: string; files: Files; onFiles(files: Files): void }) {
  const text = useText(verifyingText)
  const texts = Object.fromEntries(Object.entries(files).map(([input, chosen]) => [input, chosen.text]))
  const check = useRead('containers.proofCheck', { id, proof, files: texts })
  // What was chosen can be taken back, and what is missing be chosen.
  const asked = [...new Set([...(Object.keys(files) as ProofInputName[]), ...check.files])]
  return (
    <Stack gap="m">
      <Outcome check={check} />
      {asked.map((input) => (
        <FileDrop
          key={input}
          label={text.inputs[input]}
          accept={isText(input) ? '.yaml,.yml,.json' : '.json'}
          maxBytes={isText(input) ? mostTestCharacters : mostContainerFileBytes}
          files={files[input] === undefined ? [] : [files[input].file]}
          onChoose={(chosen) => void readFirst(chosen).then((read) => read !== null && onFiles({ ...files, [input]: read }))}
          onRemove={() => onFiles(Object.fromEntries(Object.entries(files).filter(([name]) => name !== input)))}
        />
      ))}
      {check.outcome !== 'unreadable' && (
        <Text size="small" tone="muted">
          {[`${text.checked}: ${text.commands[check.command]}`, ...check.versions.map(({ input, version }) => text.version(text.inputs[input], version))].join(
            ' · ',
          )}
        </Text>
      )}
    </Stack>
  )
}

function Outcome({ check: { outcome, passed, faults, impossible } }: { check: ProofCheck }) {
  const text = useText(verifyingText)
  switch (outcome) {
    case 'unreadable':
      return <Alert tone="critical" title={text.unreadable} detail={text.unreadableDetail} />
    case 'files':
      return <Alert tone="accent" title={text.more} detail={text.moreDetail} />
    case 'tooLong':
      return <Alert tone="caution" title={text.cannot} detail={text.tooLong} />
    case 'impossible':
      return <Alert tone="caution" title={text.cannot} detail={impossible} />
    case 'broken':
      return <Alert tone="critical" title={text.broken} detail={<Bullets label={text.broken} items={faults.map((fault) => faultWords(fault, text))} />} />
    case 'holds':
      return passed ? (
        <Alert tone="positive" title={text.holds} detail={text.holdsDetail} />
      ) : (
        <Alert tone="caution" title={text.failed} detail={text.failedDetail} />
      )
  }
}

function faultWords(fault: ProofFault, text: VerifyingText): string {
  switch (fault.code) {
    case 'otherEngine':
      return text.otherEngine(fault.proof, fault.here)
    case 'older':
      return text.older(fault.version, fault.now)
    case 'otherFile':
      return text.otherFile(text.inputs[fault.input])
    default:
      return text[fault.code]
  }
}
