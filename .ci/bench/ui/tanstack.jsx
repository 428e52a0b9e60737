import { Bare } from './bare.jsx'
import { play } from './stage.jsx'

const parts = { Table: 'table', Head: 'thead', Body: 'tbody', Row: 'tr', HeadCell: 'th', Cell: 'td' }

play(({ rows }) => <Bare rows={rows} parts={parts} />)
