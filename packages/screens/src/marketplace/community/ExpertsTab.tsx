import { Empty, LinkButton } from '@tagmason/ui'
import { GraduationCap } from 'lucide-react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { ExpertRow } from './ExpertRow.tsx'
import { Searched } from './Searched.tsx'
import { communityText } from './texts.ts'

/** Who knows much, by what they have published. */
export function ExpertsTab() {
  const { experts: title, expert: text } = useText(communityText)
  const { experts } = useRead('community.overview')
  return (
    <Searched
      title={title}
      detail={text.detail}
      rows={experts}
      words={(expert) => [expert.name, expert.title, ...expert.expertise]}
      row={(expert) => <ExpertRow key={expert.id} expert={expert} />}
      empty={
        <Empty
          icon={GraduationCap}
          title={text.none}
          detail={text.noneDetail}
          actions={<LinkButton href="/marketplace/my-templates">{text.publish}</LinkButton>}
        />
      }
    />
  )
}
