import type { Meta, StoryObj } from '@storybook/react-vite'
import { Conclusion } from './conclusion.tsx'

const meta = {
  title: 'Отчет/Вывод',
  component: Conclusion,
  parameters: {
    guide: {
      use: 'В\u00a0начале отчета: вывод простыми словами и\u00a0то, что сделать дальше. Один на\u00a0отчет.',
      avoid:
        'Для\u00a0ответа одного источника берите «Ответ на\u00a0вопрос». Вывода без\u00a0источников не\u00a0бывает.',
    },
    ground: 'grey',
  },
} satisfies Meta<typeof Conclusion>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'С советами',
  args: {
    title: 'Не\u00a0вносите аванс, пока долг 388\u00a0140\u00a0₽ не\u00a0закрыт',
    children: 'У\u00a0человека идет взыскание по\u00a0кредиту и\u00a0открытый суд о\u00a0займе.',
    condition: 'Вывод изменится, если производство окончено.',
    advice: [
      'Попросите справку об остатке долга.',
      'Закажите выписку об объекте: нет ли запрета.',
      'Впишите в договор возврат аванса.',
    ],
  },
}
