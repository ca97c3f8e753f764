import type { Meta, StoryObj } from '@storybook/react-vite'
import { DemoLabel, Sheet } from './sheet.tsx'

const meta = { title: 'Отчет/Лист' } satisfies Meta

export default meta

type Story = StoryObj

export const Default: Story = {
  name: 'С приводочными крестами',
  render: () => (
    <div style={{ padding: 20 }}>
      <Sheet style={{ padding: 28 }}>
        <DemoLabel />
        <p>Выписка из ЕГРН об объекте недвижимости</p>
      </Sheet>
    </div>
  ),
}
