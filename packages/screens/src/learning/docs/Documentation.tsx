import { Empty, Grid, LinkButton, Skeleton, Split, Stack } from '@tagmason/ui'
import { BookOpen } from 'lucide-react'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { ArticleList } from '../ArticleList.tsx'
import { Search } from '../Search.tsx'
import { learningText } from '../texts.ts'
import { Updates } from '../Updates.tsx'
import { WrittenIn } from '../WrittenIn.tsx'
import { Article } from './Article.tsx'
import { CategoryCard } from './CategoryCard.tsx'
import { QuickLinks } from './QuickLinks.tsx'

/** All articles by category, a search over them, and each of them to read. */
export function Documentation() {
  const { categories } = useRead('docs.overview')
  const [id] = useQuery('article')
  const known = categories.some((category) => category.articles.some((article) => article.id === id))
  if (!known) return <Shelves />
  return (
    <Guard key={id}>
      <Suspense fallback={<Skeleton shape="text" count={8} />}>
        <Article id={id} />
      </Suspense>
    </Guard>
  )
}

function Shelves() {
  const text = useText(learningText)
  const { categories, popular, updates } = useRead('docs.overview')
  return (
    <Search label={text.search.label} placeholder={text.search.placeholder}>
      <WrittenIn />
      <Split
        ratio="fixed"
        aside={
          <Stack gap="l">
            {popular.length > 0 && <ArticleList title={text.docs.popular} articles={popular} tells="views" />}
            <Updates updates={updates} />
            <QuickLinks />
          </Stack>
        }
      >
        {categories.length === 0 ? (
          <Empty
            icon={BookOpen}
            title={text.docs.none}
            detail={text.docs.noneDetail}
            actions={<LinkButton href="/learning/support">{text.search.ask}</LinkButton>}
          />
        ) : (
          <Grid label={text.docs.categories} cells="full" gap="l">
            {categories.map((category) => (
              <CategoryCard key={category.id} category={category} />
            ))}
          </Grid>
        )}
      </Split>
    </Search>
  )
}
