import { CardList, Split, Stack } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { ArticleList } from '../ArticleList.tsx'
import { categoryIcon } from '../categoryIcons.ts'
import { Search } from '../Search.tsx'
import { learningText } from '../texts.ts'
import { Updates } from '../Updates.tsx'
import { WrittenIn } from '../WrittenIn.tsx'
import { OpenCategory } from './OpenCategory.tsx'

/** The way to an answer: by words, by category, or by what others read. The articles are those of the documentation. */
export function HelpCentre() {
  const text = useText(learningText)
  const { categories, popular, recent, updates } = useRead('docs.overview')
  const [chosen] = useQuery('category')
  const open = categories.find((category) => category.id === chosen)
  return (
    <Search label={text.search.helpLabel} placeholder={text.search.helpPlaceholder}>
      <WrittenIn />
      {open === undefined ? (
        <Stack gap="l">
          <CardList
            label={text.help.categories}
            cards={categories.map(({ id, title, description, icon, articles }) => ({
              href: `/learning/help?category=${id}`,
              title,
              detail: description,
              icon: categoryIcon(icon),
              facts: text.help.articles(articles.length),
              level: 2,
            }))}
          />
          <Split ratio="even" aside={<ArticleList title={text.help.recent} articles={recent} tells="revised" />}>
            <ArticleList title={text.help.popular} articles={popular} tells="views" />
          </Split>
          <Updates updates={updates} />
        </Stack>
      ) : (
        <OpenCategory category={open} />
      )}
    </Search>
  )
}
