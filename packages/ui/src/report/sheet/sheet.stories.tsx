import type { Meta, StoryObj } from '@storybook/react-vite'
import { DemoLabel, Sheet } from './sheet.tsx'

const meta = {
  title: 'Отчет/Лист',
  parameters: {
    guide: {
      use: 'Для\u00a0того, что похоже на\u00a0документ: выписка, образец отчета, справка. Кресты стоят по\u00a0углам.',
      avoid:
        'Для\u00a0обычной группы строк хватит листа из\u00a0«Раздела и\u00a0листа». Лист в\u00a0листе не\u00a0кладут.',
    },
  },
} satisfies Meta

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
