import { levels, videoCategories } from '@tagmason/domain'
import { Button, Empty, Grid, Inline, Select, Stack } from '@tagmason/ui'
import { MonitorPlay } from 'lucide-react'
import { useText } from '../../language.ts'
import { useNavigation, useQuery } from '../../navigation.tsx'
import { usePages } from '../../usePages.tsx'
import { useRead } from '../../workspace.tsx'
import { learningText } from '../texts.ts'
import { cardsOnAPage } from './cardsOnAPage.ts'
import { VideoCard } from './VideoCard.tsx'
import { VideoDrawer } from './VideoDrawer.tsx'

const every = 'all'

/** The films by category and level; the choice stands in the address. */
export function VideoTab() {
  const { levels: levelNames, tutorials } = useText(learningText)
  const text = tutorials.video
  const { videos } = useRead('tutorials.catalog')
  const { path, go } = useNavigation()
  const [category, setCategory] = useQuery('category', every)
  const [level, setLevel] = useQuery('level', every)
  const found = videos.filter((video) => (category === every || video.category === category) && (level === every || video.level === level))
  const { shown, pager } = usePages(text.title, found, cardsOnAPage)
  return (
    <Stack gap="m">
      <Inline align="end" gap="m">
        <Select
          label={text.category}
          value={category}
          options={[{ value: every, label: text.everyCategory }, ...videoCategories.map((value) => ({ value, label: text.categories[value] }))]}
          onChange={setCategory}
        />
        <Select
          label={text.level}
          value={level}
          options={[{ value: every, label: text.everyLevel }, ...levels.map((value) => ({ value, label: levelNames[value] }))]}
          onChange={setLevel}
        />
      </Inline>
      {found.length === 0 ? (
        <Empty icon={MonitorPlay} title={text.none} detail={text.noneDetail} actions={<Button onPress={() => go(path)}>{text.reset}</Button>} />
      ) : (
        <Grid label={text.title}>
          {shown.map((video) => (
            <VideoCard key={video.id} video={video} />
          ))}
        </Grid>
      )}
      {pager}
      <VideoDrawer />
    </Stack>
  )
}
