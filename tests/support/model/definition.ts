export * from '../../../machines/model/definition.ts';
