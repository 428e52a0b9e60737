import { DataGrid } from '@mui/x-data-grid'
import { heads, play } from './stage.jsx'

const columns = Object.entries(heads).map(([field, headerName]) => ({ field, headerName, flex: 1, type: field === 'amount' ? 'number' : 'string' }))

play(({ rows }) => (
  <div style={{ height: 600 }}>
    <DataGrid rows={rows} columns={columns} pageSizeOptions={[100]} initialState={{ pagination: { paginationModel: { pageSize: 100 } } }} />
  </div>
))
