import { answerPage } from '../inspection/ask-worker.ts';
import { registerAnswers } from './register-answers.ts';

answerPage(registerAnswers);
