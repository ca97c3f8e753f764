import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Conclusion } from './conclusion.tsx'

const meta = {
  title: 'Отчет/Вывод',
  component: Conclusion,
  parameters: {
    guide: {
      about: 'Вывод отчета простыми словами и что сделать до сделки.',
      use: 'В начале отчета: вывод простыми словами и то, что сделать дальше. Один на отчет.',
      avoid: 'Для ответа одного источника берите «Ответ на вопрос». Вывода без источников не бывает.',
    },
    ground: 'grey',
  },
} satisfies Meta<typeof Conclusion>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'С советами',
  args: {
    title: 'Не вносите аванс, пока долг 388\u00a0140\u00a0₽ не закрыт',
    children: 'У человека идет взыскание по кредиту и открытый суд о займе.',
    condition: 'Вывод изменится, если производство окончено.',
    advice: [
      'Попросите справку об остатке долга.',
      'Закажите выписку об объекте: нет ли запрета.',
      'Впишите в договор возврат аванса.',
    ],
  },
}
export const Coloured: Story = {
  name: 'С цветом вывода',
  args: {
    title: 'На объекте арест или запрет',
    tone: 'red',
    word: 'Опасно',
    children: 'Регистратор не запишет переход права, пока пристав не снимет запрет.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Опасно')).toBeVisible()
  },
}
export const Short: Story = {
  name: 'Без советов: бояться нечего',
  args: { title: 'Препятствий не нашли', children: 'Все восемь источников ответили, записей нет.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('До сделки')).not.toBeInTheDocument()
  },
}
export const Phone: Story = {
  name: 'Телефон: длинные слова',
  globals: { viewport: { value: 'phone' } },
  args: {
    title:
      'Электросталелитейно-прокатное общежитие заложено банку: без его согласия продажу не зарегистрируют',
    children: 'Ипотека в силу закона до 18.03.2044, остаток долга реестр не называет.',
    condition: 'Вывод изменится, когда банк снимет обременение и реестр это запишет.',
    adviceTitle: 'До того как отдать аванс',
    advice: ['Попросите у продавца справку банка об остатке долга и порядке снятия обременения.'],
  },
}
