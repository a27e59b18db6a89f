import { functionOf } from './functions';
import { feedbackTopic } from './mailbox';
import { failures } from './queues';
import { baseUrl } from './web';

export const feedback = feedbackTopic.subscribe(
  'Feedback',
  functionOf('feedback', { baseUrl, memory: '512 MB', timeout: '30 seconds', deadLetters: failures.feedback }),
);
