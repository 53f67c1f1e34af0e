import { App, Table } from 'antd';

export function DashboardPage() {
  return (
    <App>
      <h1>Admin</h1>
      <Table />
    </App>
  );
}
