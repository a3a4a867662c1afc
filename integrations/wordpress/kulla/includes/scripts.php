<?php
/** The elements' script from the owner's host: a script module since WordPress 6.5, before that a script tag with the type `module`. */

defined( 'ABSPATH' ) || exit;

add_action( 'init', function () {
	if ( kulla_setting( 'address' ) === '' ) return;
	$script = kulla_setting( 'address' ) . 'widgets/kulla.js';
	// The block editor does not support modules from other hosts: its canvas uses the script tag in every version.
	wp_register_script( 'kulla', $script, [], null, true );
	if ( function_exists( 'wp_register_script_module' ) ) wp_register_script_module( 'kulla', $script, [], null );
}, 5 );

add_filter( 'script_loader_tag', 'kulla_module_tag', 10, 2 );

function kulla_module_tag( string $tag, string $handle ): string {
	if ( $handle !== 'kulla' ) return $tag;
	return str_replace( ' src=', ' type="module" src=', preg_replace( '#\stype=([\'"]).*?\1#', '', $tag ) );
}

function kulla_enqueue_script(): void {
	if ( function_exists( 'wp_enqueue_script_module' ) ) wp_enqueue_script_module( 'kulla' );
	else wp_enqueue_script( 'kulla' );
}
