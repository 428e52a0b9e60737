import type { FoundElement } from '@tagmason/domain'
import { Badge, Button, Checkbox, Code, IconButton, Inline, ListRow, MapMark, Num, Stack, Text } from '@tagmason/ui'
import { Pencil, Plus } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { useText } from '../../../language.ts'
import { useAct } from '../../../workspace.tsx'
import { kinds } from '../kinds.ts'
import { screenshotText } from '../texts.ts'
import { useElements } from '../useElements.ts'
import { broughtBesideMap } from './broughtBesideMap.ts'
import { ElementEditor } from './ElementEditor.tsx'
import { ownText } from './texts.ts'
import type { Choice } from './useView.ts'

export interface FoundRowProps {
  number: number
  element: FoundElement
  /** Not null while its fields are open. Chosen on the picture, it comes into sight and takes the focus. */
  chosen: Choice | null
  pointed: boolean
  onChoose(choice: Choice | null): void
  onPoint(id: string | null): void
}

/** One element: whether it is wanted, what it is, how sure that is, its event; and the fields that correct it. */
export const FoundRow = memo(function FoundRow({ number, element, chosen, pointed, onChoose, onPoint }: FoundRowProps) {
  const base = useText(screenshotText)
  const text = useText(ownText)
  const { add, takeBack } = useElements()
  const change = useAct('screenshots.change')
  const open = chosen !== null
  const row = useRef<HTMLLIElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const { id, type, text: words, confidence, event, selector, excluded, added, needsText } = element
  const name = words === '' ? text.wordless(base.types[type]) : words
  useEffect(() => {
    if (chosen?.onPicture !== true || row.current === null) return
    opener.current?.focus({ preventScroll: true })
    broughtBesideMap(row.current)
  }, [chosen])
  const close = () => {
    onChoose(null)
    opener.current?.focus()
  }
  return (
    <ListRow
      ref={row}
      align="start"
      lit={pointed || open}
      onPoint={(on) => onPoint(on ? id : null)}
      lead={
        <Inline gap="xs" wrap={false}>
          <Checkbox
            label={text.include(name)}
            labelHidden
            checked={!excluded}
            blocked={change.blocked || (added && text.inPlan)}
            onChange={(wanted) => void change.run({ id, change: { excluded: !wanted } })}
          />
          <MapMark number={number} {...kinds[type]} />
        </Inline>
      }
      title={
        words === '' ? (
          <Text inline tone="muted">
            {name}
          </Text>
        ) : (
          words
        )
      }
      facts={
        <>
          <Badge>{base.types[type]}</Badge>
          <Text inline size="small" tone="muted">
            <Num value={confidence / 100} as="percent" digits={0} /> {base.confidence}
          </Text>
        </>
      }
      detail={
        <Stack gap="xxs">
          <span>
            <Code>{event}</Code>
          </span>
          {selector !== undefined && (
            <span>
              {text.foundBy} <Code>{selector}</Code>
            </span>
          )}
          {excluded && <span>{text.leftOut}</span>}
        </Stack>
      }
      actions={
        <>
          {!added && (
            <IconButton
              ref={opener}
              size="small"
              icon={Pencil}
              label={base.of(text.edit, name)}
              expanded={open}
              blocked={change.blocked}
              onPress={() => onChoose(open ? null : { id, onPicture: false })}
            />
          )}
          {added ? (
            <>
              <Badge tone="positive">{base.added}</Badge>
              <Button
                ref={opener}
                size="small"
                look="plain"
                label={base.of(text.takeOut, name)}
                busy={takeBack.busy}
                blocked={takeBack.blocked}
                onPress={() => void takeBack.run({ ids: [id] })}
              >
                {text.takeOut}
              </Button>
            </>
          ) : (
            <Button
              size="small"
              icon={Plus}
              label={base.of(text.add, name)}
              busy={add.busy}
              blocked={add.blocked || (needsText && text.needsWords) || (excluded && text.leftOut)}
              onPress={() => void add.run([element])}
            >
              {text.add}
            </Button>
          )}
        </>
      }
      below={open && !added && <ElementEditor element={element} onClose={close} />}
    />
  )
})
