import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DemoLabel, Sheet } from './sheet.tsx'

const meta = {
  title: 'Отчет/Лист',
  component: Sheet,
  subcomponents: { DemoLabel },
  parameters: {
    guide: {
      about: 'Лист документа: волосная рамка и кресты по углам.',
      use: 'Для того, что похоже на документ: выписка, образец отчета, справка. Кресты стоят по углам.',
      avoid: 'Для обычной группы строк хватит листа из «Раздела и листа». Лист в листе не кладут.',
    },
  },
  args: {
    style: { padding: 28 },
    children: (
      <>
        <DemoLabel />
        <p>Выписка из ЕГРН об объекте недвижимости</p>
      </>
    ),
  },
  render: (args) => (
    <div style={{ padding: 20 }}>
      <Sheet {...args} />
    </div>
  ),
} satisfies Meta<typeof Sheet>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'С приводочными крестами',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Демонстрационные данные')).toBeVisible()
  },
}
export const Phone: Story = {
  name: 'Телефон: длинное название, настоящие данные',
  globals: { viewport: { value: 'phone' } },
  args: {
    style: { padding: 20 },
    children: <h2>Выписка об основных характеристиках электросталелитейно-прокатного общежития</h2>,
  },
}
