import type { Meta, StoryObj } from '@storybook/react-vite'
import { FactList, KeyFacts } from './fact-list.tsx'

const meta = { title: 'Отчет/Факты', component: FactList } satisfies Meta<typeof FactList>

export default meta

type Story = StoryObj<typeof meta>

export const List: Story = {
  name: 'Список',
  args: {
    facts: [
      { label: 'Вид объекта', value: 'Помещение, жилое' },
      { label: 'Кадастровый квартал', value: '00:14:0203005' },
      { label: 'Документ', value: 'Исполнительная надпись нотариуса № 00/000-н/00-2026-1-14' },
    ],
  },
}
export const Keys: Story = {
  name: 'Главные',
  args: {
    facts: [
      { label: 'Площадь', value: '54,3\u00a0м²' },
      { label: 'Этаж', value: '5 из 9' },
      { label: 'Тип', value: 'Квартира' },
      { label: 'Кадастровая стоимость', value: '6\u00a0482\u00a0110\u00a0₽' },
    ],
  },
  render: (args) => <KeyFacts {...args} />,
}
