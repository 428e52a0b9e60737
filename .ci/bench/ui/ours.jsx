import { DataTable } from '@tagmason/ui/data-table'
import { Theme } from '@tagmason/ui/theme'
import { heads, play } from './stage.jsx'

const columns = Object.entries(heads).map(([id, head]) => ({ id, head, cell: (row) => row[id], sort: (row) => row[id] }))

play(({ rows }) => (
  <Theme mode="light">
    <DataTable label="Rows" rows={rows} columns={columns} virtual />
  </Theme>
))
