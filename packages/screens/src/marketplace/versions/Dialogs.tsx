import type { VersionControl } from '@tagmason/domain'
import { useQuery } from '../../navigation.tsx'
import { useOnceOpened } from '../../shell/useOnceOpened.ts'

const loadVersion = () => import('./NewVersion.tsx').then((module) => module.NewVersion)
const loadBranch = () => import('./NewBranch.tsx').then((module) => module.NewBranch)
const loadCommit = () => import('./NewCommit.tsx').then((module) => module.NewCommit)
const loadCompare = () => import('./Compare.tsx').then((module) => module.Compare)
const loadMerge = () => import('./Merge.tsx').then((module) => module.Merge)

/** What the address asks to do: `?do=version`, `branch` or `commit`, `?compare=1.0.0:main`, `?merge=<branch>`. */
export function Dialogs({ control }: { control: VersionControl }) {
  const [action, setAction] = useQuery('do')
  const [compared, setCompared] = useQuery('compare')
  const [merged, setMerged] = useQuery('merge')
  const [what, at = ''] = action.split(':')
  const NewVersion = useOnceOpened(what === 'version', loadVersion)
  const NewBranch = useOnceOpened(what === 'branch', loadBranch)
  const NewCommit = useOnceOpened(what === 'commit', loadCommit)
  const Compare = useOnceOpened(compared !== '', loadCompare)
  const Merge = useOnceOpened(merged !== '', loadMerge)
  const close = () => setAction('')
  return (
    <>
      {NewVersion !== null && <NewVersion open={what === 'version'} control={control} onClose={close} />}
      {NewBranch !== null && <NewBranch open={what === 'branch'} at={at} control={control} onClose={close} />}
      {NewCommit !== null && <NewCommit open={what === 'commit'} control={control} onClose={close} />}
      {Compare !== null && <Compare states={compared} control={control} onChoose={setCompared} />}
      {Merge !== null && <Merge branch={merged} control={control} onClose={() => setMerged('')} />}
    </>
  )
}
