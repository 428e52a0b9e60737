import type { Block } from '@tagmason/domain'
import { Alert, Bullets, CodeBlock, Heading, Inline, LinkButton, Stack, Text } from '@tagmason/ui'
import { ArrowRight } from 'lucide-react'
import { useText } from '../language.ts'
import { Said } from './Said.tsx'
import { learningText } from './texts.ts'

/** A text that teaches, from its first block to its last. `level` is that of its headings. */
export function Blocks({ blocks, level = 3 }: { blocks: readonly Block[]; level?: 2 | 3 }) {
  return (
    <Stack gap="m">
      {blocks.map((block, place) => (
        <One key={place} block={block} level={level} under={headingBefore(blocks, place)} />
      ))}
    </Stack>
  )
}

/** The heading that a block stands under: the name of a list there. */
const headingBefore = (blocks: readonly Block[], place: number) => {
  const heading = blocks.slice(0, place).findLast((block) => block.kind === 'heading')
  return heading?.kind === 'heading' ? heading.text : undefined
}

function One({ block, level, under }: { block: Block; level: 2 | 3; under: string | undefined }) {
  const text = useText(learningText).docs
  switch (block.kind) {
    case 'heading':
      return (
        <Heading level={level} size="large">
          {block.text}
        </Heading>
      )
    case 'text':
      return (
        <Text measure>
          <Said words={block.text} />
        </Text>
      )
    case 'note':
      return <Alert title={text.note} detail={<Said words={block.text} />} />
    case 'list':
    case 'steps':
      return (
        <Bullets
          label={under ?? (block.kind === 'steps' ? text.steps : text.items)}
          ordered={block.kind === 'steps'}
          items={block.items.map((item) => (
            <Said key={item} words={item} />
          ))}
        />
      )
    case 'code':
      return <CodeBlock label={block.label} language={block.language} code={block.code} tall />
    case 'link':
      return (
        <Inline>
          <LinkButton href={block.href} iconEnd={ArrowRight}>
            {block.text}
          </LinkButton>
        </Inline>
      )
  }
}
