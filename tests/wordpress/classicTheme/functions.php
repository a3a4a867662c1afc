<?php
/** A sidebar with widgets, and the style sheet of an older theme of WordPress. */

add_action( 'widgets_init', fn() => register_sidebar( [
	'id'            => 'sidebar-1',
	'name'          => 'Sidebar',
	'before_widget' => '<aside id="%1$s" class="widget %2$s">',
	'after_widget'  => '</aside>',
] ) );

add_action( 'after_setup_theme', function () {
	add_theme_support( 'title-tag' );
	add_theme_support( 'align-wide' );
} );

add_action( 'wp_enqueue_scripts', fn() => wp_enqueue_style( 'older-theme', content_url( 'themes/' . get_option( 'kulla_older_theme' ) . '/style.css' ) ) );
