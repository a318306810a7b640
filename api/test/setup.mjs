import 'reflect-metadata';

// jest links a spec's whole graph before it runs any of it, and a CommonJS package in it that requires an ES module of the
// same graph fails; so those ES modules are loaded first.
await import('@nestjs/common');
await import('@nestjs/core');
