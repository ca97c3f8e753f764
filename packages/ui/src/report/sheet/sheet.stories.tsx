import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DemoLabel, Sheet } from './sheet.tsx'

const meta = {
  title: 'Отчет/Лист',
  component: Sheet,
  subcomponents: { DemoLabel },
  parameters: {
    guide: {
      use: 'Для\u00a0того, что похоже на\u00a0документ: выписка, образец отчета, справка. Кресты стоят по\u00a0углам.',
      avoid:
        'Для\u00a0обычной группы строк хватит листа из\u00a0«Раздела и\u00a0листа». Лист в\u00a0листе не\u00a0кладут.',
    },
  },
  args: {
    style: { padding: 28 },
    children: (
      <>
        <DemoLabel />
        <p>Выписка из&nbsp;ЕГРН об&nbsp;объекте недвижимости</p>
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
    children: <h2>Выписка об&nbsp;основных характеристиках электросталелитейно-прокатного общежития</h2>,
  },
}
