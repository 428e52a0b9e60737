import { MantineProvider, Table } from '@mantine/core'
import '@mantine/core/styles.css'
import { Bare } from './bare.jsx'
import { play } from './stage.jsx'

const parts = { Table, Head: Table.Thead, Body: Table.Tbody, Row: Table.Tr, HeadCell: Table.Th, Cell: Table.Td }

play(({ rows }) => (
  <MantineProvider>
    <Bare rows={rows} parts={parts} />
  </MantineProvider>
))
